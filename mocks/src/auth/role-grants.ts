import type { PlatformRules } from '../engine/platform-rules'
import { withAncestors } from '../engine/world/tree'
import type { World } from '../engine/world/world'
import { type MenuRow, menuTable } from '../system/permission/menu-table'
import { getRoleAliases, roleGrantTable } from '../system/permission/role-table'

interface Grants {
  readonly world: World
  readonly platform: PlatformRules
}

/** Returns the menus and buttons granted to the roles, with all their ancestors. */
export function getGrantedMenuRows({ world, platform }: Grants, roleIds: string): MenuRow[] {
  const rows = world.table(menuTable).all()
  if (getRoleAliases(world, roleIds).some((alias) => platform.superRoles.includes(alias))) return rows
  const granted = roleIds.split(',').flatMap((id) => world.table(roleGrantTable).get(id)?.menuIds ?? [])
  const visible = withAncestors(rows, granted)
  return rows.filter((row) => visible.has(row.id))
}

export const getGrantedButtonCodes = (grants: Grants, roleIds: string): Set<string> =>
  new Set(
    getGrantedMenuRows(grants, roleIds)
      .filter((row) => row.category === 2)
      .map((row) => row.code),
  )
