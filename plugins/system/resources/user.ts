import { dateTime, defineResource, dict, password, translatedText } from '@jwsk/kit'
import { user } from '@jwsk/sdk/system'
import { userActions, usersActions, userTools } from '../actions/user-actions'
import { DeptNames, RoleNames } from '../cells/names'
import { accountFields, personFields } from '../fields/user-fields'

/** Creates the list of users in which `me`, the current user, cannot delete, promote or demote the own account. */
export const createUsers = (me: string) =>
  defineResource({
    api: user,
    permission: 'user',
    fields: {
      ...accountFields,
      password: password({ use: 'newUser', strength: 'strong' }),
      password2: password({ use: 'newUser', repeats: 'password' }),
      statusName: translatedText({ tones: { 正常: 'success', 锁定: 'danger', 待审核: 'warning' } }),
      status: dict('user_status'),
      createTime: dateTime(),
    },
    displayName: 'realName',
    columns: ['account', 'realName', 'statusName', 'roleId', 'deptId', 'phone', 'name', 'tenantId', 'userType'],
    // names of another tenant's roles and departments are in the row only
    cells: { roleId: RoleNames, deptId: DeptNames },
    search: ['account', 'status', 'realName', 'phone', 'deptId', 'userType', 'tenantId'],
    range: ['createTime'],
    form: {
      basic: ['tenantId', 'account', 'password', 'password2', 'userType', 'code'],
      person: personFields,
      duty: ['roleId', 'deptId', 'postId'],
    },
    sortable: ['account', 'realName'],
    // updates have a custom operation, without the passwords
    actions: { edit: false, delete: ({ id }) => id !== me },
    row: userActions(me),
    bulk: usersActions,
    toolbar: userTools,
  })
