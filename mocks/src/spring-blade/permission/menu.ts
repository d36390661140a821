import { menu, role, topMenu } from '@jwsk/sdk/system'
import { menuRowsOf } from '../../auth/grants-of-roles'
import { shown } from '../../engine/columns'
import { fieldsOf } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { refuse } from '../../engine/refusal'
import type { Stored, TableKey } from '../../engine/world/table'
import { treeNode, treeNodesOf, treeOf, withAncestors } from '../../engine/world/tree'
import { grantMocks } from '../../system/permission/grant'
import { topMenuGrantTable } from '../../system/permission/top-menu-table'
import { admins, after, answered, byId, bySort, opened, records, shared, special } from '../calls'
import { columns } from '../columns'
import { labelOf } from '../labels'
import { badSql, isNull, noSource } from '../refusals'
import type { BladeRow } from '../rows'
import { apiScopes, dataScopes, menus, roles, topMenus } from '../tables'
import { checkOwned } from '../tenancy'
import { allMarked, unmarked } from '../trees'

type Row = BladeRow<'menu'>

const page = 1
const nameless = { parentName: '', categoryName: '', actionName: '', isOpenName: '' }

const entry = (row: object) => ({ ...shown(columns.menu, row), hasChildren: false, ...nameless })

const detail = (row: Row, { world }: Call) => ({
  ...entry(row),
  parentName: world.table(menus).get(row.parentId)?.name ?? '顶级',
  categoryName: labelOf(world, 'menu_category', row.category),
  actionName: row.action === 0 ? '' : labelOf(world, 'button_func', row.action),
  isOpenName: labelOf(world, 'yes_no', row.isOpen),
})

const nested = (rows: readonly Row[]) =>
  treeOf([...rows].sort(bySort).map((row) => ({ ...entry(row), id: row.id, parentId: row.parentId })))

const pages = ({ world }: Call) =>
  world
    .table(menus)
    .all()
    .filter((row) => row.category === page)

/** The fixed conditions of the lazy list; all entries where none is said. */
function lazyPages(call: Call) {
  const { parentId = '', name = '', code = '' } = call.query
  const found = pages(call).filter(
    (row) => (parentId === '' || row.parentId === parentId) && row.name.includes(name) && row.code.includes(code),
  )
  const parents = new Set(pages(call).map((row) => row.parentId))
  const open = (branches: ReturnType<typeof nested>): ReturnType<typeof nested> =>
    branches.map((branch) => ({
      ...branch,
      hasChildren: parents.has(branch.id),
      ...(branch.children && { children: open(branch.children) }),
    }))
  return open(nested(found))
}

// what both platforms read of the menu has the shape that this one keeps it in
const granted = ({ world, platform, caller }: Call) => menuRowsOf({ world, platform }, caller.roleId) as unknown as Row[]

function routes(call: Call) {
  const rows = granted(call).filter((row) => row.category === page)
  const { topMenuId = '' } = call.query
  if (topMenuId === '') return nested(rows)
  const chosen = withAncestors(rows, call.world.table(topMenuGrantTable).get(topMenuId)?.menuIds ?? [])
  return nested(rows.filter((row) => chosen.has(row.id)))
}

const nodesOf = (rows: readonly Row[], order: typeof byId = byId) => treeNodesOf([...rows].sort(order), (row) => row.name)
interface Scope extends Stored {
  readonly menuId: string
  readonly scopeName: string
}

/** Scopes below the entries that they are of; an entry keeps its own parent, though that is not there. */
function scopeNodes({ world }: Call, table: TableKey<Scope>) {
  const scopes = world.table(table).all()
  const owners = [...new Set(scopes.map(({ menuId }) => menuId))].flatMap((id) => world.table(menus).get(id) ?? [])
  return treeOf([
    ...owners.map((row) => treeNode(row.id, row.parentId, row.name)),
    ...scopes.map((row) => treeNode(row.id, row.menuId, row.scopeName)),
  ])
}

const noScopes = { dataScope: [], apiScope: [] }

/** What the buttons' query does not select. */
const unselected = { category: undefined, isOpen: undefined, remark: '', isDeleted: undefined }

function buttons(call: Call) {
  const rows = granted(call)
  const granting = rows.filter((row) => row.category !== page)
  const owners = new Set(granting.map((row) => row.parentId))
  const view = (row: Row) => entry({ ...row, ...unselected })
  return rows
    .filter((row) => owners.has(row.id))
    .sort(byId)
    .map((row) => ({
      ...view(row),
      children: granting
        .filter((button) => button.parentId === row.id)
        .sort(bySort)
        .map(view),
    }))
}

/** Which roles each path is granted to: one entry a path, with the roles once for each row that has it. */
function authorities(call: Call) {
  const tokenless = !call.headers.get(call.settings.tokenHeader)
  if (tokenless) return new Response(null)
  const paths = granted(call).map((row) => row.path)
  return [...new Set(paths)].sort().map((path) => ({
    [path]: { authority: paths.filter((other) => other === path).flatMap(() => call.caller.roles) },
  }))
}

const complete = (row: Row): Row => ({ ...row, parentId: row.parentId || '0', action: row.action ?? 0, isOpen: row.isOpen ?? 1 })

const required = (name: string) => (call: Call) => {
  if ((call.query[name] ?? '') === '') throw badSql('querying')
}

const noList =
  'JSON parse error: Cannot deserialize value of type `java.util.ArrayList<java.lang.Long>` from String value (token `JsonToken.VALUE_STRING`)'

/** A list of scopes that is left out ends the grant before it has begun. */
function checkGrant(call: Call) {
  const { roleIds, menuIds, dataScopeIds, apiScopeIds } = fieldsOf(call.body)
  for (const ids of [roleIds, menuIds, dataScopeIds, apiScopeIds]) if (typeof ids === 'string') throw refuse(noList)
  const missing = Object.entries({ dataScopeIds, apiScopeIds }).find(([, ids]) => !ids)
  checkOwned(call, [roles, '角色'], [roleIds].flat().map(String))
  if (missing) throw isNull('java.util.List.forEach(java.util.function.Consumer)', `"${missing[0]}"`)
}

const { page: topPage, detail: topDetail, save, update, submit, remove } = topMenu

export const menuMocks = [
  ...opened(admins, [
    ...unmarked([
      ...records('menu', [{ list: menu.list }, menus], { type: '', list: 'tree', order: bySort, view: entry }),
      answered(menu.menuList, (call) => nested(filterRows(pages(call), call.query, { schema: columns.menu, rules: call.platform.lists }))),
    ]),
    answered(menu.lazyMenuList, lazyPages),
    ...records('menu', [{ detail: menu.detail, submit: menu.submit, remove: menu.remove }, menus], {
      type: 'system.entity.Menu',
      unknownId: 'added',
      absent: noSource,
      view: detail,
      complete,
    }),
    ...allMarked([answered(menu.grantTopTree, (call) => ({ menu: nodesOf(pages(call), bySort), ...noScopes }))]),
    ...after(required('topMenuIds'), shared(grantMocks, menu.topTreeKeys)).map((mock) => ({
      ...mock,
      answer: async (call: Call) => ({ ...Object(await mock.answer(call)), ...noScopes }),
    })),
    ...after(checkGrant, shared(grantMocks, role.grant)).map((mock) => ({
      ...mock,
      needs: { filled: ['roleIds'], body: { columns: {}, type: 'system.vo.GrantVO' } },
    })),
    ...records('topMenu', [{ page: topPage, detail: topDetail, save, update, submit, remove }, topMenus], {
      type: 'system.entity.TopMenu',
      match: 'exact',
      order: bySort,
      noIds: 'told',
    }),
    ...shared(grantMocks, topMenu.grant).map((mock) => ({ ...mock, needs: { filled: ['topMenuIds', 'menuIds'] } })),
  ]),
  ...unmarked([answered(menu.routes, routes)]),
  ...unmarked([answered(menu.buttons, buttons)]),
  ...allMarked([
    answered(menu.tree, (call) => nodesOf(pages(call))),
    answered(menu.grantTree, (call) => ({
      menu: nodesOf(granted(call)),
      dataScope: scopeNodes(call, dataScopes),
      apiScope: scopeNodes(call, apiScopes),
    })),
  ]),
  ...after(required('roleIds'), shared(grantMocks, menu.roleTreeKeys)),
  answered(menu.topMenu, (call) => {
    const held = new Set(granted(call).map((row) => row.id))
    const grants = call.world.table(topMenuGrantTable)
    return call.world
      .table(topMenus)
      .all()
      .filter(({ id }) => grants.get(id)?.menuIds.some((menuId) => held.has(menuId)))
      .sort(bySort)
      .map((row) => shown(columns.topMenu, row))
  }),
  special(menu.authRoutes, { token: false }, authorities),
]
