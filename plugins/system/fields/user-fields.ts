import { date, dict, email, image, phone, reference, text, tree } from '@jwsk/kit'
import { dept, post, role, tenant } from '@jwsk/sdk/system'

/** What somebody may change of the own account. */
export const ownAccountFields = {
  realName: text(),
  name: text(),
  code: text(),
  userType: dict('user_type', { preset: 1, tones: { 1: 'info', 2: 'success' } }),
  deptId: tree({ from: dept.tree, join: ',', strict: true, dependsOn: 'tenantId' }),
  postId: reference({ page: post.page }, 'postName', { join: ',', named: 'postName', dependsOn: 'tenantId' }),
  phone: phone(),
  email: email(),
  sex: dict('sex'),
  birthday: date({ wire: 'dateTime' }),
  avatar: image(),
}

/** What may be changed of another's account. */
export const accountFields = {
  ...ownAccountFields,
  account: text(),
  tenantId: reference({ page: tenant.page, names: tenant.select }, 'tenantName', { key: 'tenantId', named: 'tenantName' }),
  roleId: tree({ from: role.tree, join: ',', strict: true, dependsOn: 'tenantId' }),
}

/** The part of each form that is about the person. */
export const personFields = ['realName', 'name', 'phone', 'email', 'sex', 'birthday', 'avatar'] as const
