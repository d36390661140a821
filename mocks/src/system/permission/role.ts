import { role } from '@jwsk/sdk/system'
import { bySort, crud } from '../../engine/crud'
import { type Ask, mock } from '../../engine/mock'
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

const isSuper = ({ caller }: Ask) => caller.roles.includes('administrator')

/** Who is not the super administrator does not see that role. */
const rowsOf = (ask: Ask) =>
  ask.world
    .table(roleTable)
    .all()
    .filter((row) => ownTenant(row, ask) && (isSuper(ask) || row.roleAlias !== 'administrator'))
    .sort(bySort)

const treeIn = (ask: Ask, tenantId: string) =>
  treeNodesOf(
    rowsOf(ask).filter((row) => row.tenantId === tenantId),
    (row) => row.roleName,
  )

const stored = crud({ detail: role.detail, submit: role.submit, remove: role.remove }, roleTable, {
  visible: ownTenant,
  view: (row, { world }) => roleView(world, row),
  complete: (row, ask) => {
    if (row.roleAlias === 'administrator' && !isSuper(ask)) throw refuse('无权限创建超管角色！')
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
  mock(role.list, (ask) =>
    treeOf(
      filterRows(
        rowsOf(ask).map((row) => roleView(ask.world, row)),
        ask.query,
      ),
    ),
  ),
  mock(role.tree, (ask) => treeIn(ask, tenantOf(ask))),
  mock(role.treeById, (ask) => treeIn(ask, ask.world.table(roleTable).get(ask.query.roleId ?? '')?.tenantId ?? ask.caller.tenantId)),
  mock(role.select, (ask) => {
    const { userId, roleId } = ask.query
    const held = roleId || ask.world.table(userTable).get(userId || ask.caller.userId)?.roleId || ''
    return rowsOf(ask).filter((row) => held.split(',').includes(row.id))
  }),
  mock(role.alias, ({ world, caller }) => roleAliasesOf(world, caller.roleId)),
]
