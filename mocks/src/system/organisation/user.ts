import { user } from '@jwsk/sdk/system'
import { clearFailures } from '../../auth/lockout'
import { linkOauth, oauthTable } from '../../auth/oauth-table'
import { registerUser } from '../../auth/registration'
import { crud, requireIds } from '../../engine/crud'
import { toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError, missingParameterError, unauthorizedError } from '../../engine/refusal'
import { createSpreadsheetResponse } from '../../engine/sheet/spreadsheet'
import { withDescendants } from '../../engine/world/tree'
import { isVisibleToCaller } from '../tenant/tenancy'
import { deptTable } from './dept-table'
import { userColumns } from './user-columns'
import { userImportMocks } from './user-import'
import { hashPassword, initialPassword, requireDigest, type UserRow, userTable } from './user-table'
import { userView } from './user-view'

/** Whether the user is visible; a department includes its descendants. */
function isVisible(row: UserRow, call: Call): boolean {
  const deptId = call.query.deptId ?? ''
  if (!isVisibleToCaller(row, call)) return false
  if (deptId === '') return true
  const below = withDescendants(call.world.table(deptTable).all(), [deptId])
  return row.deptId.split(',').some((id) => below.has(id))
}

const options = { visible: isVisible, handledParameters: ['deptId'], view: (row: UserRow, { world }: Call) => userView(world, row) }
const findRows = (call: Call) =>
  filterRows(
    call.world
      .table(userTable)
      .all()
      .filter((row) => isVisible(row, call))
      .map((row) => userView(call.world, row)),
    call.query,
    options,
  )

const getSelectedUsers = (call: Call) => requireIds(call.query, 'userIds').flatMap((id) => call.world.table(userTable).get(id) ?? [])
const patchUsers = (call: Call, rows: readonly UserRow[], values: Partial<UserRow>) => {
  for (const row of rows) call.world.table(userTable).put({ ...row, ...values, updateTime: call.world.formatNow() })
  return undefined
}
const requireOwnRow = ({ world, caller }: Call) => {
  const row = world.table(userTable).get(caller.userId)
  if (!row) throw unauthorizedError()
  return row
}

const unique = { fields: ['tenantId', 'account'], message: '当前账号已被使用!' } as const

const stored = [
  ...crud({ page: user.page, list: user.list, remove: user.remove }, userTable, {
    ...options,
    beforeRemove: (row, { caller }) => {
      if (row.id === caller.userId) throw businessError('不能删除本账号!')
    },
  }),
  ...crud({ detail: user.detail }, userTable, { ...options, handledParameters: [] }),
  ...crud({ submit: user.submit }, userTable, {
    unique,
    beforeSave: (row, { body }) => {
      const { password, password2 } = toFields(body)
      if (password !== password2) throw businessError('请输入正确的确认密码!')
      return {
        ...withoutPasswords(row),
        passwordHash: password === undefined ? hashPassword(initialPassword) : requireDigest(String(password)),
        detailType: row.detailType || 'web',
      }
    },
  }),
  ...crud({ update: user.update }, userTable, {
    unique,
    beforeSave: (row, _, before) => ({ ...withoutPasswords(row), passwordHash: before?.passwordHash ?? '' }),
  }),
]

function withoutPasswords(row: UserRow): UserRow {
  // sent in drafts, never stored in rows
  const { password: _, password2: __, ...rest } = row as UserRow & { readonly password?: string; readonly password2?: string }
  return rest
}

export const userMocks = [
  ...userImportMocks,
  ...stored,
  mock(user.info, (call) => userView(call.world, requireOwnRow(call))),
  mock(user.userList, findRows),
  mock(user.grant, (call) => {
    if (requireIds(call.query, 'userIds').includes(call.caller.userId)) throw businessError('不能修改本账号的角色!')
    return patchUsers(call, getSelectedUsers(call), { roleId: requireIds(call.query, 'roleIds').join(',') })
  }),
  mock(user.resetPassword, (call) => patchUsers(call, getSelectedUsers(call), { passwordHash: hashPassword(initialPassword) })),
  mock(user.updatePassword, (call) => {
    const { oldPassword = '', newPassword = '', newPassword1 = '' } = call.query
    if (newPassword === '') throw missingParameterError('newPassword')
    if (requireOwnRow(call).passwordHash !== hashPassword(oldPassword)) throw businessError('原密码不正确!')
    if (newPassword !== newPassword1) throw businessError('请输入正确的确认密码!')
    return patchUsers(call, [requireOwnRow(call)], { passwordHash: hashPassword(newPassword) })
  }),
  mock(user.updateInfo, (call) => {
    const { avatar, name, realName, phone, email } = call.body
    const changes = Object.fromEntries(Object.entries({ avatar, name, realName, phone, email }).filter(([, value]) => value !== undefined))
    return patchUsers(call, [requireOwnRow(call)], changes)
  }),
  mock(user.unlock, (call) => {
    if ((call.query.userIds ?? '') === '') throw businessError('请至少选择一个用户')
    for (const row of getSelectedUsers(call)) clearFailures(call.world, row.tenantId, row.account)
    return undefined
  }),
  mock(user.exportUser, (call) => createSpreadsheetResponse('用户数据', userColumns, findRows(call))),
  mock(user.exportTemplate, () => createSpreadsheetResponse('用户数据模板', userColumns, [])),
  mock(user.registerGuest, ({ world, query }) => {
    const { tenantId = '', name = '', account = '', password = '', oauthId = '' } = query
    if (!world.table(oauthTable).get(oauthId)) throw businessError('第三方登陆信息错误!')
    linkOauth(world, oauthId, registerUser(world, { tenantId, account, password, name: name || account }).id)
    return undefined
  }),
  mock(user.updatePlatform, (call) => {
    const row = call.world.table(userTable).get(call.query.userId ?? '')
    if (!row) throw businessError('用户不存在!')
    return patchUsers(call, [row], { userType: Number(call.query.userType), userExt: call.query.userExt ?? '' })
  }),
  mock(user.platformDetail, ({ world, query }) => {
    const row = world.table(userTable).get(query.id ?? '')
    return row ? userView(world, row) : null
  }),
  mock(user.auditPass, (call) => {
    const { roleId, deptId } = call.query
    return patchUsers(call, getSelectedUsers(call), { status: 1, ...(roleId && { roleId }), ...(deptId && { deptId }) })
  }),
  mock(user.auditRefuse, (call) => patchUsers(call, getSelectedUsers(call), { status: 2 })),
]
