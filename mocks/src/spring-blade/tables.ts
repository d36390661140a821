import { defineTable, type Stored } from '../engine/world/table'
import { bladeTable } from './rows'
import { codeSeeds, datasourceSeeds } from './seeds/develop'
import { dictSeeds } from './seeds/dictionaries'
import { menuSeeds } from './seeds/menus'
import { noticeSeeds } from './seeds/notices'
import { deptSeeds, postSeeds, roleSeeds, tenantSeeds, userSeeds } from './seeds/organisation'
import { regionSeeds } from './seeds/regions'
import { clientSeeds, paramSeeds } from './seeds/settings'

export const users = bladeTable('user', userSeeds)
export const roles = bladeTable('role', roleSeeds)
export const depts = bladeTable('dept', deptSeeds)
export const posts = bladeTable('post', postSeeds)
export const tenants = bladeTable('tenant', tenantSeeds)
export const dicts = bladeTable('dict', dictSeeds)
export const params = bladeTable('param', paramSeeds)
export const clients = bladeTable('client', clientSeeds)
export const menus = bladeTable('menu', menuSeeds)
export const topMenus = bladeTable('topMenu')
export const dataScopes = bladeTable('dataScope')
export const apiScopes = bladeTable('apiScope')
export const notices = bladeTable('notice', noticeSeeds)
export const datasources = bladeTable('datasource', datasourceSeeds)
export const codes = bladeTable('code', codeSeeds)
export const errorLogs = bladeTable('errorLog')
export const regions = bladeTable('region', regionSeeds)
/** Holds one row when the whole country has been brought in. */
export const broughtRegions = defineTable<Stored>('regionsBrought')
