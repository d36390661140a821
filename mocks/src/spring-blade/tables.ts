import { defineTable, type StoredRow } from '../engine/world/table'
import { defineBladeTable } from './rows'
import { codeSeeds, datasourceSeeds } from './seeds/develop'
import { dictSeeds } from './seeds/dictionaries'
import { menuSeeds } from './seeds/menus'
import { noticeSeeds } from './seeds/notices'
import { deptSeeds, postSeeds, roleSeeds, tenantSeeds, userSeeds } from './seeds/organisation'
import { regionSeeds } from './seeds/regions'
import { clientSeeds, paramSeeds } from './seeds/settings'

export const users = defineBladeTable('user', userSeeds)
export const roles = defineBladeTable('role', roleSeeds)
export const depts = defineBladeTable('dept', deptSeeds)
export const posts = defineBladeTable('post', postSeeds)
export const tenants = defineBladeTable('tenant', tenantSeeds)
export const dicts = defineBladeTable('dict', dictSeeds)
export const params = defineBladeTable('param', paramSeeds)
export const clients = defineBladeTable('client', clientSeeds)
export const menus = defineBladeTable('menu', menuSeeds)
export const topMenus = defineBladeTable('topMenu')
export const dataScopes = defineBladeTable('dataScope')
export const apiScopes = defineBladeTable('apiScope')
export const notices = defineBladeTable('notice', noticeSeeds)
export const datasources = defineBladeTable('datasource', datasourceSeeds)
export const codes = defineBladeTable('code', codeSeeds)
export const errorLogs = defineBladeTable('errorLog')
export const regions = defineBladeTable('region', regionSeeds)
/** Marker with one row once all regions have been loaded. */
export const loadedRegions = defineTable<StoredRow>('regionsBrought')
