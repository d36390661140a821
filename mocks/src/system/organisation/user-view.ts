import { isLocked } from '../../auth/lockout'
import { joinNames } from '../../engine/world/join-names'
import type { World } from '../../engine/world/world'
import { getDictLabel } from '../configuration/dict-table'
import { roleTable } from '../permission/role-table'
import { getTenantName } from '../tenant/tenant-table'
import { deptTable } from './dept-table'
import { postTable } from './post-table'
import type { UserRow } from './user-table'

const auditWords: Readonly<Record<number, string>> = { 0: '待审核', 2: '已拒绝' }

/** Converts a user for output: adds derived names, removes the password. */
export function userView(world: World, { passwordHash: _, detailType: __, ...row }: UserRow) {
  return {
    ...row,
    tenantName: getTenantName(world, row.tenantId),
    userTypeName: getDictLabel(world, 'user_type', row.userType),
    sexName: getDictLabel(world, 'sex', row.sex),
    roleName: joinNames(world.table(roleTable), row.roleId, (role) => role.roleName),
    deptName: joinNames(world.table(deptTable), row.deptId, (dept) => dept.deptName),
    postName: joinNames(world.table(postTable), row.postId, (post) => post.postName),
    statusName: auditWords[row.status] ?? (isLocked(world, row.tenantId, row.account) ? '锁定' : '正常'),
  }
}
