import { menu } from '@jwsk/sdk/system'
import { getGrantedMenuRows } from '../../auth/role-grants'
import { compareBySort, crud } from '../../engine/crud'
import type { Query } from '../../engine/fields'
import { getLazyRows } from '../../engine/lazy-rows'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError, rejected } from '../../engine/refusal'
import { buildTree, buildTreeNodes, withAncestors } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { getDictLabel } from '../configuration/dict-table'
import { getMenuTitle, getPageMenus, type MenuRow, menuTable } from './menu-table'
import { topMenuGrantTable, topMenuTable } from './top-menu-table'

/** Returns the caller's menus in order; with a top menu only those in both. */
function getRoutes({ world, platform, caller }: Call, topMenuId = '') {
  const granted = getGrantedMenuRows({ world, platform }, caller.roleId).filter((row) => row.category === 1 && row.menuSide !== 2)
  if (topMenuId === '') return granted
  const selected = withAncestors(granted, world.table(topMenuGrantTable).get(topMenuId)?.menuIds ?? [])
  return granted.filter((row) => selected.has(row.id))
}

/** Converts a menu entry for output; its code is the key of its translated name. */
const toEntryView = ({ menuSide: _, ...row }: MenuRow) => ({ ...row, meta: { i18n: row.code } })

/** Builds menus that own a granted button, with those buttons. */
function getButtons({ world, platform, caller }: Call) {
  const rows = getGrantedMenuRows({ world, platform }, caller.roleId)
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
    .sort(compareBySort)
    .map((row) => ({
      ...view(row),
      children: buttons
        .filter((button) => button.parentId === row.id)
        .sort(compareBySort)
        .map(view),
    }))
}

const toMenuView = (world: World) => {
  const rows = world.table(menuTable)
  return ({ query: _, ...row }: MenuRow) => ({
    ...row,
    parentName: rows.get(row.parentId)?.name ?? '顶级',
    categoryName: getDictLabel(world, 'menu_category', row.category),
    actionName: getDictLabel(world, 'button_func', row.action),
    isOpenName: getDictLabel(world, 'yes_no', row.isOpen),
  })
}

const getMenuViews = (world: World) => world.table(menuTable).all().sort(compareBySort).map(toMenuView(world))
const getPages = (world: World) => getMenuViews(world).filter((row) => row.category === 1)
const withoutPaging = (query: Query): Query => ({ ...query, current: '', size: '' })

const requireSuper = ({ caller }: Call) => {
  if (!caller.roles.includes('administrator')) throw rejected()
}

const stored = crud({ detail: menu.detail, submit: menu.submit, remove: menu.remove }, menuTable, {
  view: (row, { world }) => toMenuView(world)(row),
  beforeSave: (row, call) => {
    requireSuper(call)
    if (row.parentId === row.id) throw businessError('父节点不可选择自身!')
    return { ...row, parentId: row.parentId || '0', action: row.action ?? 0, menuSide: row.menuSide ?? 1 }
  },
  beforeRemove: (row, call) => {
    requireSuper(call)
    const removed = (call.query.ids ?? '').split(',')
    if (call.world.table(menuTable).find((other) => other.parentId === row.id && !removed.includes(other.id)))
      throw businessError('请先删除子节点!')
  },
})

export const menuMocks = [
  ...stored,
  mock(menu.list, ({ world, query }) => buildTree(filterRows(getMenuViews(world), withoutPaging(query)))),
  mock(menu.menuList, ({ world, query }) => buildTree(filterRows(getPages(world), withoutPaging(query)))),
  mock(menu.lazyList, ({ world, query }) => getLazyRows(getMenuViews(world), query)),
  mock(menu.lazyMenuList, ({ world, query }) => getLazyRows(getPages(world), query)),
  mock(menu.tree, ({ world }) => buildTreeNodes(getPageMenus(world).sort(compareBySort), getMenuTitle)),
  mock(menu.routes, (call) => buildTree(getRoutes(call, call.query.topMenuId).sort(compareBySort).map(toEntryView))),
  mock(menu.routesExt, () => []),
  mock(menu.buttons, getButtons),
  mock(menu.topMenu, (call) =>
    call.world
      .table(topMenuTable)
      .all()
      .filter(({ id }) => getRoutes(call, id).length > 0)
      .sort(compareBySort)
      .map((row) => ({ ...row, meta: { i18n: row.code } })),
  ),
  mock(menu.authRoutes, (call) =>
    getRoutes(call)
      .filter((row) => row.parentId !== '0')
      .map((row) => ({ [row.path]: { authority: [...call.caller.roles] } })),
  ),
]
