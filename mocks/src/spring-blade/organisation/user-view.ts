import { toOutputRow } from '../../engine/columns'
import type { Call } from '../../engine/mock'
import { joinNames } from '../../engine/world/join-names'
import { columns, omitColumns } from '../columns'
import { getLabel } from '../labels'
import type { BladeRow } from '../rows'
import { depts, roles } from '../tables'

const ofAdmins = ['createUser', 'createDept', 'updateUser', 'isDeleted']
const ofRoles = [...ofAdmins, 'createTime', 'updateTime', 'status']

/** Converts a user for the caller: higher roles see more columns, including the hash of the password. */
export function userView(row: BladeRow<'user'>, { world, caller }: Call) {
  const hidden = caller.roles.length === 0 ? ofRoles : ofAdmins
  const privileged = caller.roles.some((role) => role === 'administrator' || role === 'admin')
  const names = {
    roleName: joinNames(world.table(roles), row.roleId, (role) => role.roleName),
    deptName: joinNames(world.table(depts), row.deptId, (dept) => dept.deptName),
  }
  return {
    ...toOutputRow(privileged ? columns.user : omitColumns(columns.user, ...hidden), row),
    ...names,
    // no call fills the names of posts
    ...(caller.roles.length > 0 && { postName: '', sexName: getLabel(world, 'sex', row.sex) }),
  }
}
