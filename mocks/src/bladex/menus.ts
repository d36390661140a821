import { defineTable } from '../engine/world/world'
import { businessMenus } from '../seed/menus-business'
import { getPageMenus, menuTable } from '../system/permission/menu-table'
import { topMenuGrantTable, topMenuTable } from '../system/permission/top-menu-table'
import { tenantPackageTable } from '../system/tenant/tenant-package'

/** Menus of screens whose calls the edition does not have. */
const missing = new Set([...businessMenus.map(({ code }) => code), 'maintenance', 'mobile', 'pageShow', 'portalOne'])

/** Menus of the edition: those of the platform without the customer's. */
export const bladeXMenuTable = defineTable('menu', (world) => {
  const dropped = new Set<string>()
  // parents come before their children
  return menuTable.seed(world).filter(({ id, parentId, code }) => {
    const isDropped = missing.has(code) || dropped.has(parentId)
    if (isDropped) dropped.add(id)
    return !isDropped
  })
})

/** Top menus with an entry. */
export const bladeXTopMenuTable = defineTable('topMenu', (world) =>
  topMenuTable.seed(world).filter(({ id }) => (world.table(topMenuGrantTable).get(id)?.menuIds ?? []).length > 0),
)

/** Packages; one of nothing but the customer's menus has all menus of the edition instead. */
export const bladeXTenantPackageTable = defineTable('tenantPackage', (world) => {
  const menuId = getPageMenus(world)
    .map(({ id }) => id)
    .join(',')
  return tenantPackageTable.seed(world).map((row) => ({ ...row, menuId: row.menuId || menuId }))
})
