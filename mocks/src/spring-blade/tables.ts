import type { StoredRow } from '../engine/world/table'
import { defineTable } from '../engine/world/world'
import { defineBladeTable } from './rows'
import { createCodeSeeds, createDatasourceSeeds } from './seeds/develop'
import { createDictSeeds } from './seeds/dictionaries'
import { createMenuSeeds } from './seeds/menus'
import { createNoticeSeeds } from './seeds/notices'
import { createDeptSeeds, createPostSeeds, createRoleSeeds, createTenantSeeds, createUserSeeds } from './seeds/organisation'
import { createRegionSeeds } from './seeds/regions'
import { createClientSeeds, createParamSeeds } from './seeds/settings'

export const users = defineBladeTable('user', createUserSeeds)
export const roles = defineBladeTable('role', createRoleSeeds)
export const depts = defineBladeTable('dept', createDeptSeeds)
export const posts = defineBladeTable('post', createPostSeeds)
export const tenants = defineBladeTable('tenant', createTenantSeeds)
export const dicts = defineBladeTable('dict', createDictSeeds)
export const params = defineBladeTable('param', createParamSeeds)
export const clients = defineBladeTable('client', createClientSeeds)
export const menus = defineBladeTable('menu', createMenuSeeds)
export const topMenus = defineBladeTable('topMenu')
export const dataScopes = defineBladeTable('dataScope')
export const apiScopes = defineBladeTable('apiScope')
export const notices = defineBladeTable('notice', createNoticeSeeds)
export const datasources = defineBladeTable('datasource', createDatasourceSeeds)
export const codes = defineBladeTable('code', createCodeSeeds)
export const errorLogs = defineBladeTable('errorLog')
export const regions = defineBladeTable('region', createRegionSeeds)
/** Marker with one row once all regions have been loaded. */
export const loadedRegions = defineTable<StoredRow>('regionsBrought')
