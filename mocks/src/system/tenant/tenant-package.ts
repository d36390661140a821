import { tenantPackage } from '@jwsk/sdk/system'
import { crud } from '../../engine/crud'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { day, formatDateTime, hour } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { packageNames } from '../../seed/package-names'
import { userTable } from '../organisation/user-table'
import { getPageMenus, type MenuRow, menuTable } from '../permission/menu-table'

export interface TenantPackageRow extends AuditColumns {
  readonly id: string
  readonly packageName: string
  readonly menuId: string
  readonly remark: string
}

export const tenantPackageTable = defineTable<TenantPackageRow>('tenantPackage', (world) => {
  const menus = getPageMenus(world)
  const creator = world.table(userTable).all()[0]
  return packageNames.map(([packageName, groups, remark], index) => {
    const time = formatDateTime(world.startedAt - (packageNames.length - index) * 9 * day + ((index * 7) % 24) * hour)
    return {
      id: world.seedId('tenantPackage', index),
      packageName,
      menuId: getMenuIds(menus, groups.split(' ')),
      remark,
      ...createAuditColumns(time),
      createUser: creator?.id ?? '',
      createDept: creator?.deptId ?? '',
      updateUser: creator?.id ?? '',
    }
  })
})

function getMenuIds(menus: readonly MenuRow[], codes: readonly string[]) {
  const groups = menus.filter((row) => row.parentId === '0' && codes.includes(row.code)).map((row) => row.id)
  return menus
    .filter((row) => groups.includes(row.id) || groups.includes(row.parentId))
    .map((row) => row.id)
    .join(',')
}

export const tenantPackageMocks = crud(tenantPackage, tenantPackageTable)

/** Returns the menus of a package with all their buttons. */
export function getPackagedMenus(world: World, packageId: string): string[] {
  const packaged = new Set(world.table(tenantPackageTable).get(packageId)?.menuId.split(',') ?? [])
  const rows = world.table(menuTable).all()
  return rows.filter((row) => packaged.has(row.id) || (row.category === 2 && packaged.has(row.parentId))).map((row) => row.id)
}
