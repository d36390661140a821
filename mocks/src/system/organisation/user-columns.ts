import type { Column } from '../../engine/sheet/spreadsheet'

/** Columns of user exports and imports. */
export const userColumns: readonly Column[] = [
  ['租户编号', 'tenantId'],
  ['账户', 'account'],
  ['昵称', 'name'],
  ['姓名', 'realName'],
  ['邮箱', 'email'],
  ['手机', 'phone'],
  ['角色名称', 'roleName'],
  ['部门名称', 'deptName'],
  ['岗位名称', 'postName'],
  ['生日', 'birthday'],
]
