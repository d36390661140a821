import type { OutputOf } from '@jwsk/sdk'
import { getOwn } from '@jwsk/sdk'
import type { auth } from '@jwsk/sdk/auth'
import type { Call } from '../engine/mock'
import { jsonResponse } from '../engine/reply'
import { type UserRow, userTable } from '../system/organisation/user-table'
import { tenantTable } from '../system/tenant/tenant-table'
import { getTokenRejectionMessage, readValidClaims } from './caller'
import { checkCaptcha } from './captcha'
import { findUserByClient, findUserBySocialCode, findUserBySsoCode } from './external-grants'
import { clearFailures, countFailure, isLocked } from './lockout'
import { checkLoginCode } from './login-code'
import { noUserId } from './oauth-table'
import { openSession } from './session-table'
import { createTokenResponse } from './token-response'

type TokenAnswer = OutputOf<typeof auth.token> | Response

const guestWaiting = '当前账号等待管理员审核'

/** Creates the token endpoint's error body, which has no envelope. */
const tokenError = (text: string, { error = 'invalid_grant', status = 400 } = {}) =>
  jsonResponse({ error, error_code: status, error_description: text }, status)

const parseClientId = (headers: Headers) => {
  const encoded = (headers.get('authorization') ?? '').split(' ')[1] ?? ''
  return atob(encoded).split(':')[0] ?? ''
}

interface GrantContext {
  readonly oauthId?: string
  /** Department of the previous token; `roleId` is its role. */
  readonly deptId?: string
  readonly roleId?: string
}

function grantSession(call: Call, user: UserRow, { oauthId = '', ...before }: GrantContext = {}): TokenAnswer {
  const { query, headers } = call
  const selectGranted = (granted: string, requested: string | undefined) =>
    requested?.split(',').every((id) => granted.split(',').includes(id)) ? requested : granted
  const clientId = parseClientId(headers)
  const answer = createTokenResponse(call.world, call.settings, {
    user,
    deptId: selectGranted(user.deptId, query.deptId || headers.get('dept-id') || before.deptId),
    roleId: selectGranted(user.roleId, query.roleId || headers.get('role-id') || before.roleId),
    clientId,
    oauthId,
  })
  if (user.id !== noUserId)
    openSession(call.world, {
      tokenId: answer.jti ?? '',
      user,
      clientId,
      userAgent: headers.get('user-agent') ?? '',
      ipAddress: '127.0.0.1',
      lifetime: call.settings.accessTokenLifetime,
    })
  return answer
}

function grantByPassword(call: Call): TokenAnswer {
  const { world, query } = call
  const tenantId = query.tenantId || call.headers.get('tenant-id') || '000000'
  const account = query.username ?? ''
  if (isLocked(world, tenantId, account)) return tokenError('用户登录失败次数过多')
  const user = world.table(userTable).find((row) => row.tenantId === tenantId && row.account.toLowerCase() === account.toLowerCase())
  if (!user || user.passwordHash !== (query.password ?? '').toLowerCase()) {
    countFailure(world, tenantId, account)
    return tokenError(isLocked(world, tenantId, account) ? '用户登录失败次数过多' : '用户名或密码错误')
  }
  const expiry = world.table(tenantTable).find((row) => row.tenantId === tenantId)?.expireTime ?? ''
  if (expiry !== '' && expiry < world.formatNow()) return tokenError('未获得系统授权')
  if (user.status !== 1) return tokenError(guestWaiting)
  clearFailures(world, tenantId, account)
  return grantSession(call, user)
}

function grantByCaptcha(call: Call): TokenAnswer {
  const { headers, world } = call
  if (!checkCaptcha(world, headers.get('captcha-key') ?? '', headers.get('captcha-code') ?? '')) return tokenError('验证码不正确')
  return grantByPassword(call)
}

function grantByRefreshToken(call: Call): TokenAnswer {
  const { refresh_token: token = '' } = call.query
  const claims = readValidClaims(call.world, token, 'refresh')
  const user = claims && call.world.table(userTable).get(claims.user_id)
  return user
    ? grantSession(call, user, { deptId: claims.dept_id, roleId: claims.role_id })
    : tokenError(getTokenRejectionMessage(call.world, token) ?? '请求未授权', { error: 'invalid_token', status: 401 })
}

function grantByPhone(call: Call): TokenAnswer {
  const { query, world } = call
  const { id = '', code = '', phone = '', tenantId = '000000' } = query
  if (!checkLoginCode(world, { id, code, phone })) return tokenError('验证码不正确')
  const user = world.table(userTable).find((row) => row.tenantId === tenantId && row.phone === phone)
  return user ? grantSession(call, user) : tokenError('用户不存在!')
}

function grantBySocial(call: Call): TokenAnswer {
  const found = findUserBySocialCode(call)
  if (!found) return tokenError('social grant failure, auth response is not success')
  return found.user.status === 1 ? grantSession(call, found.user, { oauthId: found.oauthId }) : tokenError(guestWaiting)
}

function grantBySso(call: Call): TokenAnswer {
  const user = findUserBySsoCode(call)
  return user ? grantSession(call, user) : tokenError('Invalid authorization code')
}

function grantByService(call: Call): TokenAnswer {
  const user = findUserByClient(call)
  return user ? grantSession(call, user) : tokenError('Bad client credentials', { error: 'invalid_client', status: 401 })
}

const grants: Readonly<Record<string, (call: Call) => TokenAnswer>> = {
  password: grantByPassword,
  captcha: grantByCaptcha,
  refresh_token: grantByRefreshToken,
  sms: grantByPhone,
  social: grantBySocial,
  authorization_code: grantBySso,
  client_credentials: grantByService,
}

export function grantToken(call: Call): TokenAnswer {
  const grant = getOwn(grants, call.query.grant_type ?? '')
  return grant ? grant(call) : tokenError('no grantType was found', { error: 'unsupported_grant_type', status: 401 })
}
