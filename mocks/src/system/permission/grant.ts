import { menu, role, topMenu } from '@jwsk/sdk/system'
import { getGrantedMenuRows } from '../../auth/role-grants'
import { compareBySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import type { StoredRow, TableKey } from '../../engine/world/table'
import { buildTree, buildTreeNodes, createTreeNode, type TreeNode } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { getBackMenus, menuTable } from './menu-table'
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

export const grantMocks = [
  mock(menu.grantTree, ({ world, platform, caller }) => ({
    menu: buildTreeNodes(getGrantedMenuRows({ world, platform }, caller.roleId).sort(compareBySort), (row) => row.name),
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
  mock(menu.grantTopTree, ({ world }) => ({ menu: buildTreeNodes(getBackMenus(world).sort(compareBySort), (row) => row.name) })),
  mock(menu.topTreeKeys, ({ world, query }) => ({
    menu: union(listed(query.topMenuIds).map((id) => world.table(topMenuGrantTable).get(id)?.menuIds ?? [])),
  })),
  mock(role.grant, ({ world, body: { roleIds, menuIds, dataScopeIds, apiScopeIds } }) => {
    for (const id of roleIds) world.table(roleGrantTable).put({ id, menuIds, dataScopeIds, apiScopeIds })
    return undefined
  }),
  mock(topMenu.grant, ({ world, body: { topMenuIds, menuIds } }) => {
    for (const id of topMenuIds) world.table(topMenuGrantTable).put({ id, menuIds })
    return undefined
  }),
]
