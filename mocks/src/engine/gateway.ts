import { isRecord, type Operation } from '@jwsk/sdk'
import { resolveCaller } from '../auth/caller'
import type { Query } from './fields'
import type { Call, Requirements } from './mock'
import type { Caller } from './platform-rules'
import { businessError, missingParameterError, permissionError, Refusal, unauthorizedError } from './refusal'
import type { Settings } from './settings'

/** Checks the client's Basic header. */
export function checkClient(headers: Headers, operation: Operation, settings: Settings) {
  if (operation.basic === false) return
  const [scheme, encoded] = (headers.get('authorization') ?? '').split(' ')
  const pair = scheme === 'Basic' && encoded ? decodeBasic(encoded) : ''
  const valid = settings.client === undefined ? /^[^:]+:.+$/.test(pair) : [settings.client].flat().includes(pair)
  if (!valid) throw new Refusal(401, '客户端认证失败', { origin: 'gateway' })
}

function decodeBasic(text: string) {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

/** Reads the caller from the token header, or from the query parameter in its place. */
export function readCaller(request: Request, { world, settings, platform }: Pick<Call, 'world' | 'settings' | 'platform'>): Caller {
  const { tokenHeader, tokenParameter } = settings
  const header = request.headers.get(tokenHeader) ?? new URL(request.url).searchParams.get(tokenParameter) ?? ''
  if (header === '') throw platform.refusals.tokenMissing()
  const [scheme, token] = header.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorizedError()
  return resolveCaller(world, token, platform.tokens)
}

/** Checks the permission; `[add, edit]` requires one of the two, depending on whether the body has an id. */
export function checkPermission(permission: readonly string[], body: unknown, granted: ReadonlySet<string>) {
  const [add = '', edit = add] = permission
  const changes = isRecord(body) && String(body['id'] ?? '') !== ''
  if (!granted.has(changes ? edit : add)) throw permissionError()
}

/** a missing parameter is reported before a missing role */
export function checkRequirements(
  { parameters = [], roles, nonEmpty = [] }: Requirements,
  query: Query,
  { body, roles: held }: RequirementInput,
) {
  for (const name of parameters) if (query[name] === undefined) throw missingParameterError(name)
  if (roles && !roles.some((role) => held().includes(role))) throw permissionError()
  for (const name of nonEmpty) if (isEmpty(query[name] ?? Reflect.get(Object(body), name))) throw businessError(`${name}:must not be empty`)
}

interface RequirementInput {
  readonly body: unknown
  /** Returns the role aliases of the caller. */
  readonly roles: () => readonly string[]
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
