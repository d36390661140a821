import { dateTime, defineResource, dict, email, image, password, phone, reference, text, tree } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { dept, post, role, tenant, user } from '@jwsk/sdk/system'
import { DeptNames, RoleNames } from '../cells/names'

const ofOneself = {
  realName: text(),
  name: text(),
  code: text(),
  userType: dict('user_type', { tones: { 1: 'info', 2: 'success' } }),
  deptId: tree({ from: dept.tree, join: ',', beside: 'tenantId' }),
  postId: reference({ page: post.page }, 'postName', { join: ',', named: 'postName', beside: 'tenantId' }),
  phone: phone(),
  email: email(),
  sex: dict('sex'),
  birthday: dateTime(),
  avatar: image(),
}

const own = {
  ...ofOneself,
  account: text(),
  tenantId: reference({ page: tenant.page }, 'tenantName', { key: 'tenantId', named: 'tenantName' }),
  roleId: tree({ from: role.tree, join: ',', beside: 'tenantId' }),
}

type Person = RowOf<typeof user.page>

const waiting = ({ status }: Person) => status === 0
const idsOf = (chosen: readonly Person[]) => chosen.map(({ id }) => id).join(',')

const person = ['realName', 'name', 'phone', 'email', 'sex', 'birthday', 'avatar'] as const

/** Who is signed in as `me` neither deletes nor promotes nor demotes that account. */
export const usersFor = (me: string) =>
  defineResource({
    api: user,
    permission: 'user',
    fields: { ...own, password: password(), password2: password(), statusName: text() },
    columns: ['account', 'realName', 'name', 'tenantId', 'roleId', 'deptId', 'userType', 'phone', 'statusName'],
    // the names of another tenant's roles and departments are only in the row
    cells: { roleId: RoleNames, deptId: DeptNames },
    search: ['account', 'realName', 'userType', 'tenantId'],
    form: {
      basic: ['tenantId', 'account', 'password', 'password2', 'userType', 'code'],
      person,
      duty: ['roleId', 'deptId', 'postId'],
    },
    sort: { account: 'off', realName: 'off' },
    // a change has an operation of its own, without the passwords
    actions: { edit: false, delete: ({ id }) => id !== me },
    row: (action) => [
      action.form('edit', {
        permission: 'user_edit',
        when: ({ id }) => id !== me,
        api: user.update,
        fields: own,
        sections: { basic: ['tenantId', 'account', 'userType', 'code'], person, duty: ['roleId', 'deptId', 'postId'] },
        start: (row, { client }): Promise<Pick<typeof row, keyof typeof own>> => client.call(user.detail, { id: row.id ?? '' }),
        send: ({ id = '' }) => ({ id }),
      }),
      action.form('editOneself', {
        permission: 'user_edit',
        when: ({ id }) => id === me,
        api: user.update,
        fields: ofOneself,
        sections: { basic: ['userType', 'code'], person, duty: ['deptId', 'postId'] },
        start: (row, { client }): Promise<Pick<typeof row, keyof typeof ofOneself>> => client.call(user.detail, { id: row.id ?? '' }),
        send: ({ id = '', tenantId, account, roleId }) => ({ id, tenantId, account, roleId }),
      }),
      action('unlock', {
        permission: 'user_unlock',
        when: ({ statusName }) => statusName === '锁定',
        run: ({ id = '' }, { client }) => client.call(user.unlock, { userIds: id }),
      }),
      action('pass', {
        permission: 'user_audit',
        when: waiting,
        run: ({ id = '' }, { client }) => client.call(user.auditPass, { userIds: id }),
      }),
      action('refuse', {
        permission: 'user_audit',
        tone: 'danger',
        when: waiting,
        run: ({ id = '' }, { client }) => client.call(user.auditRefuse, { userIds: id }),
      }),
    ],
    bulk: (action) => [
      action.form('role', {
        permission: 'user_role',
        api: user.grant,
        fields: { roleIds: tree({ from: role.tree, join: ',', required: true }) },
        send: (chosen) => ({ userIds: idsOf(chosen) }),
      }),
      action('reset', {
        permission: 'user_reset',
        tone: 'danger',
        run: (chosen, { client }) => client.call(user.resetPassword, { userIds: idsOf(chosen) }),
      }),
    ],
    toolbar: (action) => [
      action.import('import', {
        permission: 'user_import',
        api: user.importUser,
        template: user.exportTemplate,
        overwrite: 'isCovered',
      }),
    ],
  })
