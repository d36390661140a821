import { menu, role, topMenu } from '@jwsk/sdk/system'
import { getGrantedMenuRows } from '../../auth/role-grants'
import { toOutputRow } from '../../engine/columns'
import { toFields } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { buildTree, buildTreeNodes, createTreeNode, withAncestors } from '../../engine/world/tree'
import type { TableKey } from '../../engine/world/world'
import { grantMocks } from '../../system/permission/grant'
import { topMenuGrantTable } from '../../system/permission/top-menu-table'
import { columns } from '../columns'
import { withHasChildren, withoutHasChildren } from '../has-children'
import { getLabel } from '../labels'
import {
  admins,
  compareById,
  compareBySort,
  createCrudMocks,
  createMock,
  createMockWith,
  pickMocks,
  requireRoles,
  withCheck,
} from '../mock-builders'
import { badSqlError, nothingFoundError, nullPointerError } from '../refusals'
import type { BladeRow } from '../rows'
import { apiScopes, dataScopes, menus, roles, topMenus } from '../tables'
import { assertOwned } from '../tenancy'

type Row = BladeRow<'menu'>

const page = 1
const nameless = { parentName: '', categoryName: '', actionName: '', isOpenName: '' }

const toMenuEntry = (row: object) => ({ ...toOutputRow(columns.menu, row), hasChildren: false, ...nameless })

const toMenuDetail = (row: Row, { world }: Call) => ({
  ...toMenuEntry(row),
  parentName: world.table(menus).get(row.parentId)?.name ?? '顶级',
  categoryName: getLabel(world, 'menu_category', row.category),
  actionName: row.action === 0 ? '' : getLabel(world, 'button_func', row.action),
  isOpenName: getLabel(world, 'yes_no', row.isOpen),
})

const nestMenus = (rows: readonly Row[]) =>
  buildTree([...rows].sort(compareBySort).map((row) => ({ ...toMenuEntry(row), id: row.id, parentId: row.parentId })))

const pages = ({ world }: Call) =>
  world
    .table(menus)
    .all()
    .filter((row) => row.category === page)

/** Finds menus by the fixed conditions of the lazy list; all entries without a condition. */
function findLazyPages(call: Call) {
  const { parentId = '', name = '', code = '' } = call.query
  const found = pages(call).filter(
    (row) => (parentId === '' || row.parentId === parentId) && row.name.includes(name) && row.code.includes(code),
  )
  const parents = new Set(pages(call).map((row) => row.parentId))
  const open = (branches: ReturnType<typeof nestMenus>): ReturnType<typeof nestMenus> =>
    branches.map((branch) => ({
      ...branch,
      hasChildren: parents.has(branch.id),
      ...(branch.children && { children: open(branch.children) }),
    }))
  return open(nestMenus(found))
}

// menu columns used by both platforms have the shape that this one stores
const getGrantedMenus = ({ world, platform, caller }: Call) => getGrantedMenuRows({ world, platform }, caller.roleId) as unknown as Row[]

function getRoutes(call: Call) {
  const rows = getGrantedMenus(call).filter((row) => row.category === page)
  const { topMenuId = '' } = call.query
  if (topMenuId === '') return nestMenus(rows)
  const selected = withAncestors(rows, call.world.table(topMenuGrantTable).get(topMenuId)?.menuIds ?? [])
  return nestMenus(rows.filter((row) => selected.has(row.id)))
}

const toTreeNodes = (rows: readonly Row[], order: typeof compareById = compareById) =>
  buildTreeNodes([...rows].sort(order), (row) => row.name)
interface Scope extends StoredRow {
  readonly menuId: string
  readonly scopeName: string
}

/** Builds a tree of scopes below their menu entries; an entry keeps its own parent, even though that is missing. */
function buildScopeTree({ world }: Call, table: TableKey<Scope>) {
  const scopes = world.table(table).all()
  const owners = [...new Set(scopes.map(({ menuId }) => menuId))].flatMap((id) => world.table(menus).get(id) ?? [])
  return buildTree([
    ...owners.map((row) => createTreeNode(row.id, row.parentId, row.name)),
    ...scopes.map((row) => createTreeNode(row.id, row.menuId, row.scopeName)),
  ])
}

const noScopes = { dataScope: [], apiScope: [] }

/** Columns that the query of the buttons does not select. */
const unselected = { category: undefined, isOpen: undefined, remark: '', isDeleted: undefined }

function getButtons(call: Call) {
  const rows = getGrantedMenus(call)
  const granting = rows.filter((row) => row.category !== page)
  const owners = new Set(granting.map((row) => row.parentId))
  const view = (row: Row) => toMenuEntry({ ...row, ...unselected })
  return rows
    .filter((row) => owners.has(row.id))
    .sort(compareById)
    .map((row) => ({
      ...view(row),
      children: granting
        .filter((button) => button.parentId === row.id)
        .sort(compareBySort)
        .map(view),
    }))
}

/** Lists the roles of each path: one entry per path, with the roles repeated for each row with that path. */
function getAuthorities(call: Call) {
  const tokenless = !call.headers.get(call.settings.tokenHeader)
  if (tokenless) return new Response(null)
  const paths = getGrantedMenus(call).map((row) => row.path)
  return [...new Set(paths)].sort().map((path) => ({
    [path]: { authority: paths.filter((other) => other === path).flatMap(() => call.caller.roles) },
  }))
}

const completeMenu = (row: Row): Row => ({ ...row, parentId: row.parentId || '0', action: row.action ?? 0, isOpen: row.isOpen ?? 1 })

const required = (name: string) => (call: Call) => {
  if ((call.query[name] ?? '') === '') throw badSqlError('querying')
}

const notAListMessage =
  'JSON parse error: Cannot deserialize value of type `java.util.ArrayList<java.lang.Long>` from String value (token `JsonToken.VALUE_STRING`)'

/** Validates a grant: a missing list of scopes fails it before any change. */
function checkGrant(call: Call) {
  const { roleIds, menuIds, dataScopeIds, apiScopeIds } = toFields(call.body)
  for (const ids of [roleIds, menuIds, dataScopeIds, apiScopeIds]) if (typeof ids === 'string') throw businessError(notAListMessage)
  const missing = Object.entries({ dataScopeIds, apiScopeIds }).find(([, ids]) => !ids)
  assertOwned(call, { table: roles, noun: '角色' }, [roleIds].flat().map(String))
  if (missing) throw nullPointerError('java.util.List.forEach(java.util.function.Consumer)', `"${missing[0]}"`)
}

const { page: topPage, detail: topDetail, save, update, submit, remove } = topMenu

export const menuMocks = [
  ...requireRoles(admins, [
    ...withoutHasChildren([
      ...createCrudMocks('menu', { list: menu.list }, { table: menus, type: '', list: 'tree', order: compareBySort, view: toMenuEntry }),
      createMock(menu.menuList, (call) =>
        nestMenus(filterRows(pages(call), call.query, { schema: columns.menu, rules: call.platform.lists })),
      ),
    ]),
    createMock(menu.lazyMenuList, findLazyPages),
    ...createCrudMocks(
      'menu',
      { detail: menu.detail, submit: menu.submit, remove: menu.remove },
      {
        table: menus,
        type: 'system.entity.Menu',
        unknownId: 'added',
        notFound: nothingFoundError,
        view: toMenuDetail,
        beforeSave: completeMenu,
      },
    ),
    ...withHasChildren([createMock(menu.grantTopTree, (call) => ({ menu: toTreeNodes(pages(call), compareBySort), ...noScopes }))]),
    ...withCheck(required('topMenuIds'), pickMocks(grantMocks, menu.topTreeKeys)).map((mock) => ({
      ...mock,
      answer: async (call: Call) => ({ ...Object(await mock.answer(call)), ...noScopes }),
    })),
    ...withCheck(checkGrant, pickMocks(grantMocks, role.grant)).map((mock) => ({
      ...mock,
      requires: { nonEmpty: ['roleIds'], body: { columns: {}, type: 'system.vo.GrantVO' } },
    })),
    ...createCrudMocks(
      'topMenu',
      { page: topPage, detail: topDetail, save, update, submit, remove },
      { table: topMenus, type: 'system.entity.TopMenu', match: 'exact', order: compareBySort, emptyRemoval: 'reported' },
    ),
    ...pickMocks(grantMocks, topMenu.grant).map((mock) => ({ ...mock, requires: { nonEmpty: ['topMenuIds', 'menuIds'] } })),
  ]),
  ...withoutHasChildren([createMock(menu.routes, getRoutes)]),
  ...withoutHasChildren([createMock(menu.buttons, getButtons)]),
  ...withHasChildren([
    createMock(menu.tree, (call) => toTreeNodes(pages(call))),
    createMock(menu.grantTree, (call) => ({
      menu: toTreeNodes(getGrantedMenus(call)),
      dataScope: buildScopeTree(call, dataScopes),
      apiScope: buildScopeTree(call, apiScopes),
    })),
  ]),
  ...withCheck(required('roleIds'), pickMocks(grantMocks, menu.roleTreeKeys)),
  createMock(menu.topMenu, (call) => {
    const held = new Set(getGrantedMenus(call).map((row) => row.id))
    const grants = call.world.table(topMenuGrantTable)
    return call.world
      .table(topMenus)
      .all()
      .filter(({ id }) => grants.get(id)?.menuIds.some((menuId) => held.has(menuId)))
      .sort(compareBySort)
      .map((row) => toOutputRow(columns.topMenu, row))
  }),
  createMockWith(menu.authRoutes, { token: false }, getAuthorities),
]
