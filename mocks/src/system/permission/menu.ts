import { menu } from '@jwsk/sdk/system'
import { menuRowsOf } from '../../auth/grants-of-roles'
import { bySort, crud } from '../../engine/crud'
import { lazyRows } from '../../engine/lazy'
import { type Call, mock } from '../../engine/mock'
import { filterRows, type Query } from '../../engine/query'
import { refuse, rejected } from '../../engine/refusal'
import { treeNodesOf, treeOf, withAncestors } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { labelOf } from '../configuration/dict-table'
import { type MenuRow, menusOf, menuTable } from './menu-table'
import { topMenuGrantTable, topMenuTable } from './top-menu-table'

/** The caller's menus in order; with a top menu only those of both. */
function routesOf({ world, platform, caller }: Call, topMenuId = '') {
  const granted = menuRowsOf({ world, platform }, caller.roleId).filter((row) => row.category === 1 && row.menuSide !== 2)
  if (topMenuId === '') return granted
  const chosen = withAncestors(granted, world.table(topMenuGrantTable).get(topMenuId)?.menuIds ?? [])
  return granted.filter((row) => chosen.has(row.id))
}

/** An entry's code is the key of its name in other languages. */
const entryView = ({ menuSide: _, ...row }: MenuRow) => ({ ...row, meta: { i18n: row.code } })

/** Menus that own a granted button, with those buttons. */
function buttonsOf({ world, platform, caller }: Call) {
  const rows = menuRowsOf({ world, platform }, caller.roleId)
  const buttons = rows.filter((row) => row.category === 2)
  const owners = new Set(buttons.map((row) => row.parentId))
  const view = ({ id, parentId, code, name, alias, path, source, action, sort }: MenuRow) => ({
    id,
    parentId,
    code,
    name,
    alias,
    path,
    source,
    action,
    sort,
  })
  return rows
    .filter((row) => owners.has(row.id))
    .sort(bySort)
    .map((row) => ({
      ...view(row),
      children: buttons
        .filter((button) => button.parentId === row.id)
        .sort(bySort)
        .map(view),
    }))
}

const menuView = (world: World) => {
  const rows = world.table(menuTable)
  return ({ query: _, ...row }: MenuRow) => ({
    ...row,
    parentName: rows.get(row.parentId)?.name ?? '顶级',
    categoryName: labelOf(world, 'menu_category', row.category),
    actionName: labelOf(world, 'button_func', row.action),
    isOpenName: labelOf(world, 'yes_no', row.isOpen),
  })
}

const viewsOf = (world: World) => world.table(menuTable).all().sort(bySort).map(menuView(world))
const pagesOf = (world: World) => viewsOf(world).filter((row) => row.category === 1)
const withoutPaging = (query: Query): Query => ({ ...query, current: '', size: '' })

const requireSuper = ({ caller }: Call) => {
  if (!caller.roles.includes('administrator')) throw rejected()
}

const stored = crud({ detail: menu.detail, submit: menu.submit, remove: menu.remove }, menuTable, {
  view: (row, { world }) => menuView(world)(row),
  complete: (row, call) => {
    requireSuper(call)
    if (row.parentId === row.id) throw refuse('父节点不可选择自身!')
    return { ...row, parentId: row.parentId || '0', action: row.action ?? 0, menuSide: row.menuSide ?? 1 }
  },
  beforeRemove: (row, call) => {
    requireSuper(call)
    const removed = (call.query.ids ?? '').split(',')
    if (call.world.table(menuTable).find((other) => other.parentId === row.id && !removed.includes(other.id)))
      throw refuse('请先删除子节点!')
  },
})

export const menuMocks = [
  ...stored,
  mock(menu.list, ({ world, query }) => treeOf(filterRows(viewsOf(world), withoutPaging(query)))),
  mock(menu.menuList, ({ world, query }) => treeOf(filterRows(pagesOf(world), withoutPaging(query)))),
  mock(menu.lazyList, ({ world, query }) => lazyRows(viewsOf(world), query)),
  mock(menu.lazyMenuList, ({ world, query }) => lazyRows(pagesOf(world), query)),
  mock(menu.tree, ({ world }) => treeNodesOf(menusOf(world).sort(bySort), (row) => row.name)),
  mock(menu.routes, (call) => treeOf(routesOf(call, call.query.topMenuId).sort(bySort).map(entryView))),
  mock(menu.routesExt, () => []),
  mock(menu.buttons, buttonsOf),
  mock(menu.topMenu, (call) =>
    call.world
      .table(topMenuTable)
      .all()
      .filter(({ id }) => routesOf(call, id).length > 0)
      .sort(bySort)
      .map((row) => ({ ...row, meta: { i18n: row.code } })),
  ),
  mock(menu.authRoutes, (call) =>
    routesOf(call)
      .filter((row) => row.parentId !== '0')
      .map((row) => ({ [row.path]: { authority: [...call.caller.roles] } })),
  ),
]
