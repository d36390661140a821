import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import { idText } from '../transport/ids'
import { messageOf } from '../transport/message'
import type { SessionUser, StoredSession } from '../types'
import { tokenId } from './operations'

type Plain = Readonly<Record<string, unknown>>

/** What a token answer brings, before it gets a generation. */
export type Tokens = Pick<StoredSession, 'accessToken' | 'refreshToken' | 'expiresIn' | 'user'>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Looks a field up under its own name and under the camelCase one of sister deployments. */
const fieldOf =
  (body: Plain, names: Readonly<Record<string, string>> = {}) =>
  (name: string) =>
    body[names[name] ?? name] ?? body[camel(name)]

const list = (value: unknown): readonly string[] => {
  const entries = Array.isArray(value) ? value : text(value).split(',')
  return entries.map((entry) => text(entry).trim()).filter((entry) => entry !== '')
}

const broken = (message: string) => new JwskError({ kind: 'protocol', message, operation: tokenId })

/**
 * Reads the answer of the token call, wrapped in `data` or not, in snake_case or camelCase.
 * Throws unless all of it is in order; nothing may be stored before.
 */
export function readTokens(answer: unknown, tenantId: string, names?: Readonly<Record<string, string>>): Tokens {
  if (!isRecord(answer)) throw broken('token answer: not an object')
  const field = fieldOf(isRecord(answer.data) ? answer.data : answer, names)
  const failure = text(field('error_description')) || text(answer.error_description) || text(field('error'))
  if (failure) throw new JwskError({ kind: 'business', message: messageOf({ msg: failure }), operation: tokenId })
  const accessToken = text(field('access_token'))
  if (accessToken === '') throw broken('token answer: no access token')
  const answered = idText(field('tenant_id'))
  if (answered !== '' && answered !== tenantId) throw broken('token answer: another tenant')
  const expiresIn = Number(field('expires_in') ?? Number.NaN)
  const detail = field('detail')
  const user: SessionUser = {
    userId: userIdOf(field('user_id')),
    tenantId,
    account: text(field('account')) || text(field('user_name')),
    realName: text(field('real_name')),
    nickName: text(field('nick_name')),
    avatar: text(field('avatar')),
    deptId: idText(field('dept_id')),
    roleId: idText(field('role_id')),
    oauthId: idText(field('oauth_id')),
    roles: list(field('role_name')),
    userType: isRecord(detail) ? text(detail.type) : '',
  }
  return { accessToken, refreshToken: text(field('refresh_token')), user, ...(expiresIn > 0 && { expiresIn }) }
}

// a guest of a social login has a negative id
const userIdOf = (value: unknown) => {
  const id = idText(value)
  return id.startsWith('-') ? '' : id
}

/** The user after `oauth/user-info`: what the answer says, else what was known. */
export function mergeUser(known: SessionUser, answer: unknown): SessionUser {
  const data = isRecord(answer) ? answer : {}
  const field = fieldOf(isRecord(data.user) ? { ...data, ...data.user } : data)
  const detail = isRecord(data.detail) ? data.detail : field('detail')
  const own = (name: string, otherwise: string) => text(field(name)) || otherwise
  return {
    userId: userIdOf(field('user_id') ?? field('id')) || known.userId,
    tenantId: known.tenantId,
    account: own('account', known.account),
    realName: own('real_name', known.realName),
    nickName: own('nick_name', known.nickName),
    avatar: own('avatar', known.avatar),
    deptId: known.deptId || idText(field('dept_id')),
    roleId: known.roleId || idText(field('role_id')),
    oauthId: idText(field('oauth_id')) || known.oauthId,
    roles: Array.isArray(data.roles) ? list(data.roles) : known.roles,
    userType: (isRecord(detail) && text(detail.type)) || known.userType,
  }
}
