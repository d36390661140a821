import { type ActionBuilder, tree } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { dept, role, user } from '@jwsk/sdk/system'
import { accountFields, ownAccountFields, personFields } from '../fields/user-fields'
import { intersectRoles } from './shared-roles'

type User = RowOf<typeof user.page>

const isWaiting = ({ status }: User) => status === 0
const joinUserIds = (users: readonly User[]) => users.map(({ id }) => id).join(',')

/** Guests have a placeholder instead of a role and a department. */
const granted = (ids: string) =>
  ids
    .split(',')
    .filter((id) => id !== '-1')
    .join(',')

/** Edits and locks an account; users can neither rename, regrant nor lock their own account, `me`. */
export const userActions = (me: string) => (action: ActionBuilder<User>) => [
  action.form('edit', {
    permission: 'user_edit',
    placement: 'default',
    when: ({ id }) => id !== me,
    api: user.update,
    fields: accountFields,
    form: { basic: ['tenantId', 'account', 'userType', 'code'], person: personFields, duty: ['roleId', 'deptId', 'postId'] },
    initialValues: async (row, { client }): Promise<Pick<typeof row, keyof typeof accountFields>> =>
      (await client.call(user.detail, { id: row.id ?? '' })) ?? row,
    extraInput: ({ id = '' }) => ({ id }),
  }),
  action.form('editOneself', {
    permission: 'user_edit',
    placement: 'default',
    when: ({ id }) => id === me,
    api: user.update,
    fields: ownAccountFields,
    form: { basic: ['userType', 'code'], person: personFields, duty: ['deptId', 'postId'] },
    initialValues: async (row, { client }): Promise<Pick<typeof row, keyof typeof ownAccountFields>> =>
      (await client.call(user.detail, { id: row.id ?? '' })) ?? row,
    extraInput: ({ id = '', tenantId, account, roleId }) => ({ id, tenantId, account, roleId }),
  }),
  action('unlock', {
    permission: 'user_unlock',
    api: user.unlock,
    when: ({ statusName }) => statusName === '锁定',
    run: ({ id = '' }, { client }) => client.call(user.unlock, { userIds: id }),
  }),
  // some platforms do not return whether an account is locked
  action('unlockUnknown', {
    permission: 'user_unlock',
    placement: 'overflow',
    api: user.unlock,
    when: ({ statusName }) => !statusName,
    run: ({ id = '' }, { client }) => client.call(user.unlock, { userIds: id }),
  }),
  action.form('pass', {
    permission: 'user_audit',
    api: user.auditPass,
    when: isWaiting,
    fields: {
      roleId: tree({ operation: role.tree, join: ',', strict: true, required: true }),
      deptId: tree({ operation: dept.tree, join: ',', strict: true, required: true }),
    },
    initialValues: ({ roleId = '', deptId = '' }) => ({ roleId: granted(roleId), deptId: granted(deptId) }),
    extraInput: ({ id = '' }) => ({ userIds: id }),
  }),
  action('refuse', {
    permission: 'user_audit',
    api: user.auditRefuse,
    tone: 'danger',
    when: isWaiting,
    run: ({ id = '' }, { client }) => client.call(user.auditRefuse, { userIds: id }),
  }),
]

/** Sets roles and passwords of several accounts. */
export const usersActions = (action: ActionBuilder<readonly User[]>) => [
  action.form('role', {
    permission: 'user_role',
    api: user.grant,
    fields: { roleIds: tree({ operation: role.tree, join: ',', strict: true, inline: true, required: true }) },
    initialValues: (users) => ({ roleIds: intersectRoles(users) }),
    extraInput: (users) => ({ userIds: joinUserIds(users) }),
  }),
  action('reset', {
    permission: 'user_reset',
    tone: 'danger',
    run: (users, { client }) => client.call(user.resetPassword, { userIds: joinUserIds(users) }),
  }),
]

/** Imports accounts from a file. */
export const userTools = (action: ActionBuilder<undefined>) => [
  action.importEntity({ import: user.importUser, exportTemplate: user.exportTemplate }),
]
