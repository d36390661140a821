import { role } from '@jwsk/sdk/system'
import { compareBySort, crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError } from '../../engine/refusal'
import { buildTree, buildTreeNodes } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { userTable } from '../organisation/user-table'
import { isVisibleToCaller, resolveTenant } from '../tenant/tenancy'
import { getTenantName } from '../tenant/tenant-table'
import { getRoleAliases, type RoleRow, roleGrantTable, roleTable } from './role-table'

const toRoleView = (world: World, row: RoleRow) => ({
  ...row,
  tenantName: getTenantName(world, row.tenantId),
  parentName: world.table(roleTable).get(row.parentId)?.roleName ?? '',
})

const isSuper = ({ caller }: Call) => caller.roles.includes('administrator')

/** Returns the roles that the caller may see; only super administrators see their role. */
const getVisibleRoles = (call: Call) =>
  call.world
    .table(roleTable)
    .all()
    .filter((row) => isVisibleToCaller(row, call) && (isSuper(call) || row.roleAlias !== 'administrator'))
    .sort(compareBySort)

const buildRoleTree = (call: Call, tenantId: string) =>
  buildTreeNodes(
    getVisibleRoles(call).filter((row) => row.tenantId === tenantId),
    (row) => row.roleName,
  )

const stored = crud({ detail: role.detail, submit: role.submit, remove: role.remove }, roleTable, {
  visible: isVisibleToCaller,
  view: (row, { world }) => toRoleView(world, row),
  beforeSave: (row, call) => {
    if (row.roleAlias === 'administrator' && !isSuper(call)) throw businessError('无权限创建超管角色！')
    if (row.parentId === row.id) throw businessError('父节点不可选择自身!')
    return { ...row, parentId: row.parentId || '0', isDeleted: 0 }
  },
  beforeRemove: (row, { world, query }) => {
    const removed = (query.ids ?? '').split(',')
    if (world.table(roleTable).find((other) => other.parentId === row.id && !removed.includes(other.id)))
      throw businessError('请先删除子节点!')
    if (world.table(userTable).find((user) => user.roleId.split(',').includes(row.id))) throw businessError('存在关联数据，无法删除')
    world.table(roleGrantTable).remove(row.id)
  },
})

export const roleMocks = [
  ...stored,
  mock(role.list, (call) =>
    buildTree(
      filterRows(
        getVisibleRoles(call).map((row) => toRoleView(call.world, row)),
        call.query,
      ),
    ),
  ),
  mock(role.tree, (call) => buildRoleTree(call, resolveTenant(call))),
  mock(role.treeById, (call) =>
    buildRoleTree(call, call.world.table(roleTable).get(call.query.roleId ?? '')?.tenantId ?? call.caller.tenantId),
  ),
  mock(role.select, (call) => {
    const { userId, roleId } = call.query
    const roleIds = roleId || call.world.table(userTable).get(userId || call.caller.userId)?.roleId || ''
    // a user who has switched to a lesser role may switch back
    const rows = call.world
      .table(roleTable)
      .all()
      .filter((row) => isVisibleToCaller(row, call) && roleIds.split(',').includes(row.id))
    return rows.sort(compareBySort)
  }),
  mock(role.alias, ({ world, caller }) => getRoleAliases(world, caller.roleId)),
]
