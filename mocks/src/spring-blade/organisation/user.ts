import { user } from '@jwsk/sdk/system'
import { clearFailures } from '../../auth/lockout'
import { toCells } from '../../engine/columns'
import { toFields } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { hashPassword } from '../../system/organisation/user-table'
import { columns } from '../columns'
import { admins, createCrudMocks, createMock, requireRoles, withCheck } from '../mock-builders'
import { badSqlError, nothingFoundError, operationFailedError } from '../refusals'
import type { BladeRow } from '../rows'
import { firstPassword } from '../seeds/organisation'
import { roles, users } from '../tables'
import { assertOwned, isVisibleToCaller, requireTenant, resolveTenant, splitIds } from '../tenancy'
import { userSheetMocks } from './user-sheet'
import { userView } from './user-view'

type Row = BladeRow<'user'>

const getSelectedUsers = ({ world, query }: Call) => splitIds(query.userIds).flatMap((id) => world.table(users).get(id) ?? [])
const change = ({ world, caller }: Call, rows: readonly Row[], values: Partial<Row>) => {
  if (rows.length === 0) throw operationFailedError()
  for (const row of rows) world.table(users).put({ ...row, ...values, updateUser: caller.userId, updateTime: world.formatNow() })
}
const getOwnRow = ({ world, caller }: Call) => {
  const row = world.table(users).get(caller.userId)
  if (!row) throw nothingFoundError()
  return row
}

/** Sets the password: a new account needs one in plain text, an update without one keeps the old. */
function completeUser(row: Row, call: Call, before: Row | undefined): Row {
  assertOwned(call, { table: roles, noun: '角色' }, splitIds(row.roleId))
  const { password = '' } = toCells({ password: 'text' }, call.body)
  const oldHash = before?.password ?? ''
  return {
    ...row,
    password: password === '' ? oldHash : hashPassword(String(password)),
    tenantId: before?.tenantId || resolveTenant(call),
    // stored as if it were always sent
    name: row.name,
  }
}

const guardOtherUsers =
  (from: 'ids' | 'userIds') =>
  (call: Call): void =>
    assertOwned(call, { table: users, noun: '用户' }, splitIds(call.query[from]))

const write = {
  type: 'system.entity.User',
  unique: { fields: ['tenantId', 'account'], message: '当前账号已被使用!' },
  withoutId: 'added',
  beforeSave: completeUser,
} as const

const read = { type: '', visible: isVisibleToCaller, view: userView } as const

const changes = {
  userIds: { parameters: ['userIds'] },
}

function updatePassword(call: Call) {
  const { oldPassword = '', newPassword = '', newPassword1 = '' } = call.query
  if (getOwnRow(call).password !== hashPassword(oldPassword)) throw businessError('原密码不正确!')
  if (newPassword !== newPassword1) throw businessError('请输入正确的确认密码!')
  change(call, [getOwnRow(call)], { password: hashPassword(newPassword) })
}

const own = ['name', 'realName', 'avatar', 'email', 'phone', 'sex', 'birthday'] as const

export const userMocks = [
  ...requireRoles(admins, [
    ...createCrudMocks('user', { list: user.list }, { table: users, ...read, pagedList: true }),
    ...createCrudMocks('user', { detail: user.detail }, { table: users, ...read, visible: () => true, notFound: nothingFoundError }),
    ...createCrudMocks('user', { select: user.userList }, { table: users, ...read, match: 'exact' }),
    ...withCheck(requireTenant(users), createCrudMocks('user', { submit: user.submit }, { table: users, ...write })),
    ...withCheck(
      (call) => assertOwned(call, { table: users, noun: '用户' }, [String(toFields(call.body)['id'] ?? '')]),
      createCrudMocks('user', { update: user.update }, { table: users, ...write }),
    ),
    ...withCheck(guardOtherUsers('ids'), createCrudMocks('user', { remove: user.remove }, { table: users, type: '' })),
    ...withCheck(guardOtherUsers('userIds'), [
      createMock(
        user.grant,
        (call) => {
          const roleIds = splitIds(call.query.roleIds)
          assertOwned(call, { table: roles, noun: '角色' }, roleIds)
          change(call, getSelectedUsers(call), { roleId: roleIds.join(',') })
        },
        { parameters: ['userIds', 'roleIds'] },
      ),
      createMock(
        user.resetPassword,
        (call) => {
          if (call.query.userIds === '') throw badSqlError('updating')
          change(call, getSelectedUsers(call), { password: hashPassword(firstPassword) })
        },
        changes.userIds,
      ),
      createMock(user.unlock, (call) => {
        if ((call.query.userIds ?? '') === '') throw operationFailedError('请至少选择一个用户')
        for (const row of getSelectedUsers(call)) clearFailures(call.world, row.tenantId, row.account)
      }),
    ]),
    ...userSheetMocks,
  ]),
  createMock(user.info, (call) => userView(getOwnRow(call), call)),
  createMock(user.updatePassword, updatePassword, { parameters: ['oldPassword', 'newPassword', 'newPassword1'] }),
  createMock(user.updateInfo, (call) => {
    const cells = toCells(columns.user, call.body)
    change(call, [getOwnRow(call)], Object.fromEntries(own.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]]]))))
  }),
  createMock(user.registerGuest, () => {
    throw businessError('第三方登陆信息错误!')
  }),
]
