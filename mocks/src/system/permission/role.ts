import { role } from '@jwsk/sdk/system'
import { bySort, crud } from '../../engine/crud'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { refuse } from '../../engine/refusal'
import { treeNodesOf, treeOf } from '../../engine/world/tree'
import type { World } from '../../engine/world/world'
import { userTable } from '../organisation/user-table'
import { ownTenant, tenantOf } from '../tenant/tenancy'
import { tenantName } from '../tenant/tenant-table'
import { type RoleRow, roleAliasesOf, roleGrantTable, roleTable } from './role-table'

const roleView = (world: World, row: RoleRow) => ({
  ...row,
  tenantName: tenantName(world, row.tenantId),
  parentName: world.table(roleTable).get(row.parentId)?.roleName ?? '',
})

const isSuper = ({ caller }: Call) => caller.roles.includes('administrator')

/** Who is not the super administrator does not see that role. */
const rowsOf = (call: Call) =>
  call.world
    .table(roleTable)
    .all()
    .filter((row) => ownTenant(row, call) && (isSuper(call) || row.roleAlias !== 'administrator'))
    .sort(bySort)

const treeIn = (call: Call, tenantId: string) =>
  treeNodesOf(
    rowsOf(call).filter((row) => row.tenantId === tenantId),
    (row) => row.roleName,
  )

const stored = crud({ detail: role.detail, submit: role.submit, remove: role.remove }, roleTable, {
  visible: ownTenant,
  view: (row, { world }) => roleView(world, row),
  complete: (row, call) => {
    if (row.roleAlias === 'administrator' && !isSuper(call)) throw refuse('无权限创建超管角色！')
    if (row.parentId === row.id) throw refuse('父节点不可选择自身!')
    return { ...row, parentId: row.parentId || '0', isDeleted: 0 }
  },
  beforeRemove: (row, { world, query }) => {
    const removed = (query.ids ?? '').split(',')
    if (world.table(roleTable).find((other) => other.parentId === row.id && !removed.includes(other.id))) throw refuse('请先删除子节点!')
    if (world.table(userTable).find((user) => user.roleId.split(',').includes(row.id))) throw refuse('存在关联数据，无法删除')
    world.table(roleGrantTable).remove(row.id)
  },
})

export const roleMocks = [
  ...stored,
  mock(role.list, (call) =>
    treeOf(
      filterRows(
        rowsOf(call).map((row) => roleView(call.world, row)),
        call.query,
      ),
    ),
  ),
  mock(role.tree, (call) => treeIn(call, tenantOf(call))),
  mock(role.treeById, (call) => treeIn(call, call.world.table(roleTable).get(call.query.roleId ?? '')?.tenantId ?? call.caller.tenantId)),
  mock(role.select, (call) => {
    const { userId, roleId } = call.query
    const roleIds = roleId || call.world.table(userTable).get(userId || call.caller.userId)?.roleId || ''
    // whoever goes by a lesser role now may go back to the greater
    const rows = call.world
      .table(roleTable)
      .all()
      .filter((row) => ownTenant(row, call) && roleIds.split(',').includes(row.id))
    return rows.sort(bySort)
  }),
  mock(role.alias, ({ world, caller }) => roleAliasesOf(world, caller.roleId)),
]
