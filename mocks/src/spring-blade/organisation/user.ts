import { user } from '@jwsk/sdk/system'
import { clearFailures } from '../../auth/lockout'
import { cellsOf } from '../../engine/columns'
import { fieldsOf } from '../../engine/fields'
import type { Call } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { hashPassword } from '../../system/organisation/user-table'
import { admins, after, answered, opened, records } from '../calls'
import { columns } from '../columns'
import { badSql, failed, noSource } from '../refusals'
import type { BladeRow } from '../rows'
import { firstPassword } from '../seeds/organisation'
import { roles, users } from '../tables'
import { checkOwned, everyForSuper, idList, requireTenant, tenantFor } from '../tenancy'
import { userSheetMocks } from './user-sheet'
import { userView } from './user-view'

type Row = BladeRow<'user'>

const chosen = ({ world, query }: Call) => idList(query.userIds).flatMap((id) => world.table(users).get(id) ?? [])
const change = ({ world, caller }: Call, rows: readonly Row[], values: Partial<Row>) => {
  if (rows.length === 0) throw failed()
  for (const row of rows) world.table(users).put({ ...row, ...values, updateUser: caller.userId, updateTime: world.stamp() })
}
const self = ({ world, caller }: Call) => {
  const row = world.table(users).get(caller.userId)
  if (!row) throw noSource()
  return row
}

/** An account is added with a password in plain text; a change that brings none keeps the old one. */
function complete(row: Row, call: Call, before: Row | undefined): Row {
  checkOwned(call, [roles, '角色'], idList(row.roleId))
  const { password = '' } = cellsOf({ password: 'text' }, call.body)
  const kept = before?.password ?? ''
  return {
    ...row,
    password: password === '' ? kept : hashPassword(String(password)),
    tenantId: before?.tenantId || tenantFor(call),
    // written as if it were always sent
    name: row.name,
  }
}

const ofOthers =
  (from: 'ids' | 'userIds') =>
  (call: Call): void =>
    checkOwned(call, [users, '用户'], idList(call.query[from]))

const write = {
  type: 'system.entity.User',
  unique: { fields: ['tenantId', 'account'], message: '当前账号已被使用!' },
  withoutId: 'added',
  complete,
} as const

const read = { type: '', visible: everyForSuper, view: userView } as const

const changes = {
  userIds: { parameters: ['userIds'] },
}

function updatePassword(call: Call) {
  const { oldPassword = '', newPassword = '', newPassword1 = '' } = call.query
  if (self(call).password !== hashPassword(oldPassword)) throw refuse('原密码不正确!')
  if (newPassword !== newPassword1) throw refuse('请输入正确的确认密码!')
  change(call, [self(call)], { password: hashPassword(newPassword) })
}

const own = ['name', 'realName', 'avatar', 'email', 'phone', 'sex', 'birthday'] as const

export const userMocks = [
  ...opened(admins, [
    ...records('user', [{ list: user.list }, users], { ...read, pagedList: true }),
    ...records('user', [{ detail: user.detail }, users], { ...read, visible: () => true, absent: noSource }),
    ...records('user', [{ select: user.userList }, users], { ...read, match: 'exact' }),
    ...after(requireTenant(users), records('user', [{ submit: user.submit }, users], write)),
    ...after(
      (call) => checkOwned(call, [users, '用户'], [String(fieldsOf(call.body)['id'] ?? '')]),
      records('user', [{ update: user.update }, users], write),
    ),
    ...after(ofOthers('ids'), records('user', [{ remove: user.remove }, users], { type: '' })),
    ...after(ofOthers('userIds'), [
      answered(
        user.grant,
        (call) => {
          const roleIds = idList(call.query.roleIds)
          checkOwned(call, [roles, '角色'], roleIds)
          change(call, chosen(call), { roleId: roleIds.join(',') })
        },
        { parameters: ['userIds', 'roleIds'] },
      ),
      answered(
        user.resetPassword,
        (call) => {
          if (call.query.userIds === '') throw badSql('updating')
          change(call, chosen(call), { password: hashPassword(firstPassword) })
        },
        changes.userIds,
      ),
      answered(user.unlock, (call) => {
        if ((call.query.userIds ?? '') === '') throw failed('请至少选择一个用户')
        for (const row of chosen(call)) clearFailures(call.world, row.tenantId, row.account)
      }),
    ]),
    ...userSheetMocks,
  ]),
  answered(user.info, (call) => userView(self(call), call)),
  answered(user.updatePassword, updatePassword, { parameters: ['oldPassword', 'newPassword', 'newPassword1'] }),
  answered(user.updateInfo, (call) => {
    const cells = cellsOf(columns.user, call.body)
    change(call, [self(call)], Object.fromEntries(own.flatMap((name) => (cells[name] === undefined ? [] : [[name, cells[name]]]))))
  }),
  answered(user.registerGuest, () => {
    throw refuse('第三方登陆信息错误!')
  }),
]
