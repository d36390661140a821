import type { Operation } from '@jwsk/sdk'
import { callerOf } from '../auth/caller'
import { fieldsOf } from './fields'
import type { Caller } from './mock'
import { notGranted, Refusal, tokenMissing, unauthorized } from './refusal'
import type { Settings } from './settings'
import type { World } from './world/world'

/** Checks the client's Basic header. */
export function checkClient(headers: Headers, operation: Operation, settings: Settings) {
  if (operation.basic === false) return
  const [scheme, encoded] = (headers.get('authorization') ?? '').split(' ')
  const pair = scheme === 'Basic' && encoded ? decode(encoded) : ''
  const valid = settings.client === undefined ? /^[^:]+:.+$/.test(pair) : [settings.client].flat().includes(pair)
  if (!valid) throw new Refusal(401, '客户端认证失败', { origin: 'gateway' })
}

function decode(text: string) {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

/** Who calls: from the token header, or the query parameter of the same name. */
export function readCaller(request: Request, world: World, settings: Settings): Caller {
  const header = request.headers.get(settings.tokenHeader) ?? new URL(request.url).searchParams.get(settings.tokenHeader) ?? ''
  if (header === '') throw tokenMissing()
  const [scheme, token] = header.split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorized()
  return callerOf(world, token)
}

/** `[add, edit]` asks for one of the two, by whether the body has an id. */
export function checkPermission(permission: readonly string[], body: unknown, granted: ReadonlySet<string>) {
  const [add = '', edit = add] = permission
  const changes = typeof body === 'object' && body !== null && String(fieldsOf(body)['id'] ?? '') !== ''
  if (!granted.has(changes ? edit : add)) throw notGranted()
}
