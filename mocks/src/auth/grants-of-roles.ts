import { withAncestors } from '../engine/world/tree'
import type { World } from '../engine/world/world'
import { type MenuRow, menuTable } from '../system/permission/menu-table'
import { roleAliasesOf, roleGrantTable } from '../system/permission/role-table'

/** The menu rows and buttons that the roles hold, with everything above them. The super administrator holds all. */
export function menuRowsOf(world: World, roleIds: string): MenuRow[] {
  const rows = world.table(menuTable).all()
  if (roleAliasesOf(world, roleIds).includes('administrator')) return rows
  const granted = roleIds.split(',').flatMap((id) => world.table(roleGrantTable).get(id)?.menuIds ?? [])
  const visible = withAncestors(rows, granted)
  return rows.filter((row) => visible.has(row.id))
}

export const buttonCodesOf = (world: World, roleIds: string): Set<string> =>
  new Set(
    menuRowsOf(world, roleIds)
      .filter((row) => row.category === 2)
      .map((row) => row.code),
  )
