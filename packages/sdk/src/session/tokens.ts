import { JwskError, stripInvisible, unknownError } from '../errors'
import { isRecord } from '../is-record'
import type { SessionUser, StoredSession } from '../session-types'
import { normalizeId } from '../transport/ids'
import { tokenOperationId } from './auth-operations'

type Plain = Readonly<Record<string, unknown>>

/** Tokens of a token response, before they get a generation. */
export type Tokens = Pick<StoredSession, 'accessToken' | 'refreshToken' | 'expiresIn' | 'user'>

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const toCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Creates a reader of fields by their own name or by the camelCase name of sister deployments. */
const createFieldReader =
  (body: Plain, names: Readonly<Record<string, string>> = {}) =>
  (name: string) =>
    body[names[name] ?? name] ?? body[toCamelCase(name)]

const toStringList = (value: unknown): readonly string[] => {
  const entries = Array.isArray(value) ? value : toText(value).split(',')
  return entries.map((entry) => toText(entry).trim()).filter((entry) => entry !== '')
}

const malformedResponseError = (message: string) => new JwskError({ kind: 'protocol', message, operation: tokenOperationId })

/**
 * Parses the token response, with or without `data`, in snake_case or camelCase. Throws unless it is valid as a whole,
 * so that nothing is stored before.
 */
export function parseTokens(response: unknown, tenantId: string, names?: Readonly<Record<string, string>>): Tokens {
  if (!isRecord(response)) throw malformedResponseError('token answer: not an object')
  const field = createFieldReader(isRecord(response.data) ? response.data : response, names)
  const failure = toText(field('error_description')) || toText(response.error_description) || toText(field('error'))
  if (failure) throw new JwskError({ kind: 'business', message: stripInvisible(failure) || unknownError, operation: tokenOperationId })
  const accessToken = toText(field('access_token'))
  if (accessToken === '') throw malformedResponseError('token answer: no access token')
  const responseTenantId = normalizeId(field('tenant_id'))
  if (responseTenantId !== '' && responseTenantId !== tenantId) throw malformedResponseError('token answer: another tenant')
  const expiresIn = Number(field('expires_in') ?? Number.NaN)
  const detail = field('detail')
  const user: SessionUser = {
    userId: parseUserId(field('user_id')),
    tenantId,
    account: toText(field('account')) || toText(field('user_name')),
    realName: toText(field('real_name')),
    nickName: toText(field('nick_name')),
    avatar: toText(field('avatar')),
    deptId: normalizeId(field('dept_id')),
    roleId: normalizeId(field('role_id')),
    oauthId: normalizeId(field('oauth_id')),
    roles: toStringList(field('role_name')),
    userType: isRecord(detail) ? toText(detail.type) : '',
  }
  return { accessToken, refreshToken: toText(field('refresh_token')), user, ...(expiresIn > 0 && { expiresIn }) }
}

// guests of a third-party login have a negative id
const parseUserId = (value: unknown) => {
  const id = normalizeId(value)
  return id.startsWith('-') ? '' : id
}

/** Merges the `oauth/user-info` response into the known user. */
export function mergeUser(known: SessionUser, response: unknown): SessionUser {
  const data = isRecord(response) ? response : {}
  const field = createFieldReader(isRecord(data.user) ? { ...data, ...data.user } : data)
  const detail = isRecord(data.detail) ? data.detail : field('detail')
  const own = (name: string, fallback: string) => toText(field(name)) || fallback
  return {
    userId: parseUserId(field('user_id') ?? field('id')) || known.userId,
    tenantId: known.tenantId,
    account: own('account', known.account),
    realName: own('real_name', known.realName),
    nickName: own('nick_name', known.nickName),
    avatar: own('avatar', known.avatar),
    deptId: known.deptId || normalizeId(field('dept_id')),
    roleId: known.roleId || normalizeId(field('role_id')),
    oauthId: normalizeId(field('oauth_id')) || known.oauthId,
    roles: Array.isArray(data.roles) ? toStringList(data.roles) : known.roles,
    userType: (isRecord(detail) && toText(detail.type)) || known.userType,
  }
}
