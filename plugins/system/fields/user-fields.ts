import { code, date, dict, email, image, phone, reference, text, tree } from '@jwsk/kit'
import { dept, post, role, tenant } from '@jwsk/sdk/system'

/** Fields of the own account. */
export const ownAccountFields = {
  realName: text({ width: 96 }),
  name: text(),
  code: code(),
  userType: dict('user_type', { defaultValue: 1 }),
  deptId: tree({ operation: dept.tree, join: ',', strict: true, dependsOn: 'tenantId' }),
  postId: reference({ page: post.page }, 'postName', { join: ',', nameField: 'postName', dependsOn: 'tenantId' }),
  phone: phone(),
  email: email(),
  sex: dict('sex'),
  birthday: date({ wire: 'dateTime' }),
  avatar: image(),
}

/** Fields of another user's account. */
export const accountFields = {
  ...ownAccountFields,
  account: code(),
  tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { keyField: 'tenantId', nameField: 'tenantName' }),
  roleId: tree({ operation: role.tree, join: ',', strict: true, dependsOn: 'tenantId' }),
}

/** Fields of the personal details section. */
export const personFields = ['realName', 'name', 'phone', 'email', 'sex', 'birthday', 'avatar'] as const
