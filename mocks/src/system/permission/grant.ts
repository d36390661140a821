import { menu, role, topMenu } from '@jwsk/sdk/system'
import { getGrantedMenuRows } from '../../auth/role-grants'
import { compareBySort } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import type { StoredRow } from '../../engine/world/table'
import { buildTree, buildTreeNodes, createTreeNode, type TreeNode } from '../../engine/world/tree'
import type { TableKey, World } from '../../engine/world/world'
import { getMenuTitle, getPageMenus, menuTable } from './menu-table'
import { roleGrantTable } from './role-table'
import { apiScopeTable, dataScopeTable } from './scope-table'
import { topMenuGrantTable } from './top-menu-table'

interface Scope extends StoredRow {
  readonly menuId: string
  readonly scopeName: string
}

/** Builds the tree of menus that have rules, with the rules as leaves. */
function buildScopeTree(world: World, table: TableKey<Scope>): TreeNode[] {
  const scopes = world.table(table).all()
  const owners = new Set(scopes.map((scope) => scope.menuId))
  const menus = world
    .table(menuTable)
    .all()
    .filter((row) => owners.has(row.id))
    .map((row) => createTreeNode(row.id, '0', row.name))
  return buildTree([...menus, ...scopes.map((scope) => createTreeNode(scope.id, scope.menuId, scope.scopeName))])
}

const listed = (text: string | undefined) => (text ?? '').split(',').filter((id) => id !== '')
const union = (sets: readonly (readonly string[])[]) => [...new Set(sets.flat())]

// the visitors' app has no top menus
const getTopGrantTree = ({ world }: Call) => ({
  menu: buildTreeNodes(
    getPageMenus(world)
      .filter(({ menuSide }) => menuSide !== 2)
      .sort(compareBySort),
    getMenuTitle,
  ),
})
const getTopTreeKeys = ({ world, query }: Call) => ({
  menu: union(listed(query.topMenuIds).map((id) => world.table(topMenuGrantTable).get(id)?.menuIds ?? [])),
})

export const grantMocks = [
  mock(menu.grantTree, ({ world, platform, caller }) => ({
    menu: buildTreeNodes(getGrantedMenuRows({ world, platform }, caller.roleId).sort(compareBySort), getMenuTitle),
    dataScope: buildScopeTree(world, dataScopeTable),
    apiScope: buildScopeTree(world, apiScopeTable),
  })),
  mock(menu.roleTreeKeys, ({ world, query }) => {
    const grants = listed(query.roleIds).flatMap((id) => world.table(roleGrantTable).get(id) ?? [])
    return {
      menu: union(grants.map((grant) => grant.menuIds)),
      dataScope: union(grants.map((grant) => grant.dataScopeIds)),
      apiScope: union(grants.map((grant) => grant.apiScopeIds)),
    }
  }),
  mock(menu.grantTopTree, getTopGrantTree),
  mock(menu.topTreeKeys, getTopTreeKeys),
  mock(topMenu.grantTree, getTopGrantTree),
  mock(topMenu.topTreeKeys, getTopTreeKeys),
  mock(role.grant, ({ world, body: { roleIds, menuIds, dataScopeIds, apiScopeIds } }) => {
    for (const id of roleIds) world.table(roleGrantTable).put({ id, menuIds, dataScopeIds, apiScopeIds })
    return undefined
  }),
  mock(topMenu.grant, ({ world, body: { topMenuIds, menuIds } }) => {
    for (const id of topMenuIds) world.table(topMenuGrantTable).put({ id, menuIds })
    return undefined
  }),
]
