import { isLocked } from '../auth/lockout'
import type { Stored, TableKey } from '../engine/table'
import type { World } from '../engine/world'
import { deptTable } from './dept-table'
import { postTable } from './post-table'
import { roleTable } from './role-table'
import { tenantTable } from './tenant-table'
import type { UserRow } from './user-table'

const sexes: Readonly<Record<number, string>> = { 1: '男', 2: '女', 3: '未知' }
const platforms: Readonly<Record<number, string>> = { 1: 'WEB', 2: 'APP', 3: 'OTHER' }

/** Names for comma-joined ids. */
export const namesOf = <Row extends Stored>(world: World, key: TableKey<Row>, ids: string, name: (row: Row) => string): string =>
  ids.split(',').flatMap((id) => {
    const row = world.table(key).get(id)
    return row ? [name(row)] : []
  }).join(',')

/** A user as the platform shows one: derived names added, the password left out. */
export function userView(world: World, { passwordHash: _, detailType: __, ...row }: UserRow) {
  return {
    ...row,
    tenantName: world.table(tenantTable).find((tenant) => tenant.tenantId === row.tenantId)?.tenantName ?? '',
    userTypeName: platforms[row.userType] ?? '',
    sexName: sexes[row.sex] ?? '',
    roleName: namesOf(world, roleTable, row.roleId, (role) => role.roleName),
    deptName: namesOf(world, deptTable, row.deptId, (dept) => dept.deptName),
    postName: namesOf(world, postTable, row.postId, (post) => post.postName),
    statusName: isLocked(world, row.tenantId, row.account) ? '锁定' : '正常',
  }
}
