import { menuRowsOf } from '../auth/grants-of-roles'
import { bySort } from '../engine/crud'
import { type Ask, mock } from '../engine/mock'
import { treeNodesOf, treeOf, withAncestors } from '../engine/tree'
import { menu } from './menu-operations'
import { menusOf } from './menu-table'
import { topMenuGrantTable, topMenuTable } from './top-menu-table'

/** The caller's menus in order; with a top menu only those of both. */
function routesOf({ world, caller, query }: Ask) {
  const held = menuRowsOf(world, caller.roleId).filter((row) => row.category === 1)
  const topMenuId = query['topMenuId'] ?? ''
  if (topMenuId === '') return held
  const chosen = withAncestors(held, world.table(topMenuGrantTable).get(topMenuId)?.menuIds ?? [])
  return held.filter((row) => chosen.has(row.id))
}

/** Menus that own a granted button, with those buttons. */
function buttonsOf({ world, caller }: Ask) {
  const rows = menuRowsOf(world, caller.roleId)
  const held = rows.filter((row) => row.category === 2)
  const owners = new Set(held.map((row) => row.parentId))
  return treeOf([...rows.filter((row) => owners.has(row.id)).sort(bySort), ...held])
}

export const menuMocks = [
  mock(menu.routes, (ask) => treeOf(routesOf(ask).sort(bySort))),
  mock(menu.buttons, buttonsOf),
  mock(menu.topMenu, ({ world }) => world.table(topMenuTable).all().sort(bySort)),
  mock(menu.tree, ({ world }) => treeNodesOf(menusOf(world).sort(bySort), (row) => row.name)),
]
