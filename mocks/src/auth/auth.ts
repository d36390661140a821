import { auth } from '@jwsk/sdk/auth'
import { mock } from '../engine/mock'
import { businessError, unauthorizedError } from '../engine/refusal'
import { hashPassword, userTable } from '../system/organisation/user-table'
import { userView } from '../system/organisation/user-view'
import { getRoleAliases } from '../system/permission/role-table'
import { drawCaptcha } from './captcha'
import { uploadedLogTable } from './client-log'
import { grantToken } from './grant'
import { checkLoginCode, sendLoginCode } from './login-code'
import { noUserId } from './oauth-table'
import { registerUser } from './registration'
import { getGrantedButtonCodes } from './role-grants'
import { sessionTable } from './session-table'

const emptyAnswer = () => undefined

export const authMocks = [
  mock(auth.captcha, ({ world }) => drawCaptcha(world)),
  mock(auth.token, grantToken),
  // on this platform a sign-out does not revoke the token: it is valid until it expires
  mock(auth.logout, ({ world, caller }) => {
    world.table(sessionTable).remove(caller.tokenId)
    return undefined
  }),
  mock(auth.uploadLogs, ({ world, body, caller }) => {
    if (!Array.isArray(body)) throw businessError('消息不能读取')
    for (const entry of body) world.table(uploadedLogTable).put({ id: world.nextId(), account: caller.account, entry })
    return undefined
  }),
  mock(auth.userInfo, ({ world, platform, caller }) => {
    const user = world.table(userTable).get(caller.userId)
    if (caller.userId === noUserId) return { roles: ['guest'], permissions: [], oauthId: '', detail: { type: 'web' } }
    if (!user) throw unauthorizedError()
    return {
      user: userView(world, user),
      roles: getRoleAliases(world, caller.roleId),
      permissions: [...getGrantedButtonCodes({ world, platform }, caller.roleId)],
      oauthId: '',
      detail: { type: user.detailType },
    }
  }),
  mock(auth.clearCache, emptyAnswer),
  mock(auth.sendLoginCode, ({ world, query }) => ({ id: sendLoginCode(world, query.phone ?? '').id })),
  mock(auth.sendSms, ({ world, query }) => {
    sendLoginCode(world, query.phone ?? '')
    return undefined
  }),
  mock(auth.updatePassword, ({ world, body }) => {
    const { phoneOrEmail, validate, password, passwordConfirm } = body
    if (password !== passwordConfirm) throw businessError('请输入正确的确认密码!')
    if (!checkLoginCode(world, { code: validate, phone: phoneOrEmail })) throw businessError('验证码不正确')
    const user = world.table(userTable).find((row) => row.phone === phoneOrEmail || row.email === phoneOrEmail)
    if (!user) throw businessError('用户不存在!')
    world.table(userTable).put({ ...user, passwordHash: hashPassword(password) })
    return undefined
  }),
  mock(auth.register, ({ world, body }) => {
    registerUser(world, { ...body, tenantId: body.tenantId || '000000', name: body.name || body.account })
    return undefined
  }),
]
