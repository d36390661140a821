import { getOwn } from '@jwsk/sdk'
import { readValidClaims } from '../auth/caller'
import { checkCaptcha } from '../auth/captcha'
import { clearFailures, countFailure, isLocked } from '../auth/lockout'
import { issueToken } from '../auth/token'
import type { Call } from '../engine/mock'
import { businessError, Refusal, serverError } from '../engine/refusal'
import { hashPassword } from '../system/organisation/user-table'
import { getRoleAliases } from '../system/permission/role-table'
import { decryptPassword, isHex } from './password'
import { databaseError, nullPointerError, operationFailedError } from './refusals'
import type { BladeRow } from './rows'
import { requireProvider } from './social'
import { clients, users } from './tables'

type User = BladeRow<'user'>

const wrong = '用户名或密码错误'
const locked = '用户登录失败次数过多'
const defaultAvatar = 'https://yunqihu.example/avatar.png'

/** Key of failures by address; each failure counts for the account and for the address, with any account. */
const anyAccount = { tenant: 'address', account: '127.0.0.1' }

function checkClient({ world, headers }: Call) {
  const [scheme, encoded = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme !== 'Basic') throw new Refusal(401, 'No client information in request header')
  let pair: string
  try {
    pair = atob(encoded)
  } catch {
    throw serverError('Failed to decode basic authentication token')
  }
  const [id, secret] = pair.split(':')
  if (!world.table(clients).find((row) => row.clientId === id && row.clientSecret === secret)) throw new Refusal(401, '客户端认证失败!')
}

function grantSession(call: Call, user: User) {
  const { world, settings } = call
  checkClient(call)
  const noRoles =
    'com.baomidou.mybatisplus.core.exceptions.MybatisPlusException: Failed to process, Error SQL: SELECT\n  role_alias\n  FROM\n  blade_role\n  WHERE\n  id IN'
  if (user.roleId === '') throw databaseError('querying', noRoles)
  const seconds = Math.floor(world.now() / 1000)
  const claims = {
    jti: world.nextId(),
    user_id: user.id,
    tenant_id: user.tenantId,
    dept_id: user.deptId,
    role_id: user.roleId,
    account: user.account,
  }
  return {
    accessToken: issueToken({ ...claims, kind: 'access', exp: seconds + settings.accessTokenLifetime }),
    tokenType: 'bearer',
    refreshToken: issueToken({ ...claims, kind: 'refresh', exp: seconds + settings.refreshTokenLifetime }),
    userId: user.id,
    tenantId: user.tenantId,
    oauthId: '',
    avatar: user.avatar || defaultAvatar,
    authority: getRoleAliases(world, user.roleId).join(','),
    userName: user.realName,
    account: user.account,
    expiresIn: settings.accessTokenLifetime,
    license: 'demo',
  }
}

/** Whether the ciphertext contains the user's password. Throws for text that is no ciphertext. */
function matchesPassword(user: User | undefined, cipher: string): boolean {
  if (!isHex(cipher)) throw serverError('exception decoding Hex string: invalid characters encountered in Hex string')
  const plain = decryptPassword(cipher)
  return plain !== undefined && user !== undefined && user.password !== '' && user.password === hashPassword(plain)
}

function grantByPassword(call: Call) {
  const { world, query } = call
  const { tenantId = '000000', account, password = '' } = query
  if (account === undefined) throw nullPointerError('String.isEmpty()', '"str"')
  if (isLocked(world, tenantId, account)) throw businessError(locked)
  if (isLocked(world, anyAccount.tenant, anyAccount.account)) throw businessError(`${locked}，请稍后再试`)
  const user = world.table(users).find((row) => row.tenantId === tenantId && row.account === account)
  if (!user || !matchesPassword(user, password)) {
    if (!user) matchesPassword(undefined, password)
    countFailure(world, tenantId, account)
    countFailure(world, anyAccount.tenant, anyAccount.account)
    throw businessError(wrong)
  }
  const answer = grantSession(call, user)
  clearFailures(world, tenantId, account)
  clearFailures(world, anyAccount.tenant, anyAccount.account)
  return answer
}

function grantByCaptcha(call: Call) {
  const { headers, world } = call
  if (!checkCaptcha(world, headers.get('captcha-key') ?? '', headers.get('captcha-code') ?? '')) throw businessError('验证码不正确')
  return grantByPassword(call)
}

/** Grants by refresh token. Throws a 500 for an invalid token; an access token or no token is only reported as wrong. */
function grantByRefreshToken(call: Call) {
  const { world, query } = call
  const { refreshToken = '' } = query
  if (refreshToken === '' || readValidClaims(world, refreshToken, 'access')) throw operationFailedError(wrong)
  const claims = readValidClaims(world, refreshToken, 'refresh')
  const user = claims && world.table(users).get(claims.user_id)
  if (!user) throw serverError()
  return grantSession(call, user)
}

/** Rejects sign-ins by identity provider: none can be reached, and no `state` was ever issued. */
function grantBySocial({ query }: Call) {
  if (query.source === undefined) throw nullPointerError('String.toUpperCase()', '"source"')
  requireProvider(query.source)
  throw businessError('social grant failure, auth response is not success')
}

const grants: Readonly<Record<string, (call: Call) => unknown>> = {
  password: grantByPassword,
  captcha: grantByCaptcha,
  refresh_token: grantByRefreshToken,
  social: grantBySocial,
}

export function grantToken(call: Call): unknown {
  const grant = getOwn(grants, call.query.grantType ?? 'password')
  if (!grant) throw new Refusal(401, 'no grantType was found')
  return grant(call)
}
