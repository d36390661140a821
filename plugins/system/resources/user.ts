import { dateTime, defineResource, dict, email, image, password, phone, reference, text, tree } from '@jwsk/kit'
import { dept, post, role, tenant, user } from '@jwsk/sdk/system'

const own = {
  account: text(),
  realName: text(),
  name: text(),
  code: text(),
  tenantId: reference({ page: tenant.page }, 'tenantName', { key: 'tenantId', named: 'tenantName' }),
  userType: dict('user_type', { tones: { 1: 'info', 2: 'success' } }),
  roleId: tree({ from: role.tree, join: ',' }),
  deptId: tree({ from: dept.tree, join: ',' }),
  postId: reference({ page: post.page }, 'postName', { join: ',', named: 'postName' }),
  phone: phone(),
  email: email(),
  sex: dict('sex'),
  birthday: dateTime(),
  avatar: image(),
}

const users = defineResource({
  api: user,
  permission: 'user',
  fields: { ...own, password: password(), password2: password(), statusName: text() },
  columns: ['account', 'realName', 'name', 'tenantId', 'roleId', 'deptId', 'userType', 'phone', 'statusName'],
  search: ['account', 'realName', 'userType', 'tenantId'],
  form: {
    basic: ['tenantId', 'account', 'password', 'password2', 'userType', 'code'],
    person: ['realName', 'name', 'phone', 'email', 'sex', 'birthday', 'avatar'],
    duty: ['roleId', 'deptId', 'postId'],
  },
  sort: { account: 'off', realName: 'off' },
  // a change has an operation of its own, without the passwords
  actions: { edit: false },
  row: (action) => [
    action.form('edit', {
      permission: 'user_edit',
      api: user.update,
      fields: own,
      start: (row): Pick<typeof row, keyof typeof own> => row,
      send: ({ id = '' }) => ({ id }),
    }),
    action('unlock', {
      permission: 'user_unlock',
      when: ({ statusName }) => statusName === '锁定',
      run: ({ id = '' }, { client }) => client.call(user.unlock, { userIds: id }),
    }),
  ],
  bulk: (action) => [
    action.form('role', {
      permission: 'user_role',
      api: user.grant,
      fields: { roleIds: tree({ from: role.tree, join: ',', required: true }) },
      send: (chosen) => ({ userIds: chosen.map(({ id }) => id).join(',') }),
    }),
    action('reset', {
      permission: 'user_reset',
      tone: 'danger',
      run: (chosen, { client }) => client.call(user.resetPassword, { userIds: chosen.map(({ id }) => id).join(',') }),
    }),
    action('auditPass', {
      permission: 'user_audit',
      run: (chosen, { client }) => client.call(user.auditPass, { userIds: chosen.map(({ id }) => id).join(',') }),
    }),
    action('auditRefuse', {
      permission: 'user_audit',
      tone: 'danger',
      run: (chosen, { client }) => client.call(user.auditRefuse, { userIds: chosen.map(({ id }) => id).join(',') }),
    }),
  ],
})

export default users
