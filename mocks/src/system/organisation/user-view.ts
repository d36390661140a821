import { isLocked } from '../../auth/lockout'
import { namesOf } from '../../engine/world/names-of'
import type { World } from '../../engine/world/world'
import { labelOf } from '../configuration/dict-table'
import { roleTable } from '../permission/role-table'
import { tenantName } from '../tenant/tenant-table'
import { deptTable } from './dept-table'
import { postTable } from './post-table'
import type { UserRow } from './user-table'

const auditWords: Readonly<Record<number, string>> = { 0: '待审核', 2: '已拒绝' }

/** A user as the platform shows one: derived names added, the password left out. */
export function userView(world: World, { passwordHash: _, detailType: __, ...row }: UserRow) {
  return {
    ...row,
    tenantName: tenantName(world, row.tenantId),
    userTypeName: labelOf(world, 'user_type', row.userType),
    sexName: labelOf(world, 'sex', row.sex),
    roleName: namesOf(world.table(roleTable), row.roleId, (role) => role.roleName),
    deptName: namesOf(world.table(deptTable), row.deptId, (dept) => dept.deptName),
    postName: namesOf(world.table(postTable), row.postId, (post) => post.postName),
    statusName: auditWords[row.status] ?? (isLocked(world, row.tenantId, row.account) ? '锁定' : '正常'),
  }
}
