import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Settings } from '../options'
import type { Deadline } from './deadline'
import { type Decision, decide } from './envelope'
import { bodyOf, isForeign, partsOf, urlOf } from './serialise'

/** One call as the pipeline carries it: plain input, nothing serialised yet. */
export interface Call {
  readonly operation: Operation
  readonly input: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly keepalive?: boolean
}

/** One answer: what was decided, and what the transport saw. */
export interface Reply {
  readonly decision: Decision
  readonly status: number
  readonly headers: Headers
}

const utf8 = /charset\s*=\s*"?(utf-?8|us-ascii)\b/i
const bodyLimit = 32 * 1024 * 1024

function headersOf(call: Call, settings: Settings, accessToken: string | undefined): Headers {
  const headers = new Headers(call.headers)
  headers.set('Accept', 'application/json, */*;q=0.5')
  if (isForeign(call.operation)) return headers
  if (call.operation.basic !== false) headers.set('Authorization', settings.basic)
  if (accessToken !== undefined && call.operation.token !== false) headers.set(settings.tokenHeader, `bearer ${accessToken}`)
  return headers
}

function requestOf(call: Call, settings: Settings, accessToken: string | undefined): { url: string; init: RequestInit } {
  const { operation } = call
  try {
    const parts = partsOf(operation, call.input)
    const body = bodyOf(operation, parts.body)
    const headers = headersOf(call, settings, accessToken)
    if (body?.type) headers.set('Content-Type', body.type)
    const init: RequestInit = {
      method: operation.method,
      headers,
      credentials: isForeign(operation) ? 'omit' : 'include',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      ...(body && { body: body.content }),
      ...(call.keepalive && { keepalive: true }),
    }
    return { url: urlOf(operation, parts.query, settings), init }
  } catch (cause) {
    throw new JwskError({ kind: 'configuration', message: 'the input cannot be sent', operation: operation.id, cause })
  }
}

const broken = (operation: Operation, cause: unknown) =>
  new JwskError({ kind: 'network', message: 'network error', operation: operation.id, retryable: true, cause })

const protocol = (operation: Operation, status: number, message: string) =>
  new JwskError({ kind: 'protocol', message, operation: operation.id, status, code: status })

/** Whether the body is text that can be read without guessing at its encoding. */
function refusal(operation: Operation, response: Response): JwskError | undefined {
  if (response.type === 'opaqueredirect') return protocol(operation, 0, 'unexpected redirect')
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('charset') && !utf8.test(type)) return protocol(operation, response.status, 'unexpected charset')
  if (Number(response.headers.get('content-length') ?? 0) > bodyLimit) return protocol(operation, response.status, 'answer too large')
  return undefined
}

async function decision(operation: Operation, response: Response): Promise<Decision> {
  const refused = refusal(operation, response)
  if (refused) {
    // the connection is of no use until what was sent on it is thrown away
    response.body?.cancel().catch(() => undefined)
    return { error: refused, pure: false }
  }
  const type = response.headers.get('content-type') ?? ''
  if (operation.answer === 'blob' && response.ok && !/\b(json|html)\b/i.test(type)) return { payload: await response.blob() }
  const text = await response.text()
  if (text.length > bodyLimit) return { error: protocol(operation, response.status, 'answer too large'), pure: false }
  const requestId = response.headers.get('x-request-id') ?? undefined
  const decided = decide(operation, { status: response.status, text, requestId })
  // a file was asked for: a success without one is none
  if (operation.answer === 'blob' && 'payload' in decided)
    return { error: protocol(operation, response.status, 'unexpected answer'), pure: false }
  return decided
}

/** Sends a call once. Throws `network`, `timeout`, `abort` and `configuration`; every answer comes back decided. */
export async function exchange(
  call: Call,
  settings: Settings,
  way: { readonly deadline: Deadline; readonly accessToken?: string | undefined },
): Promise<Reply> {
  const { deadline } = way
  const { url, init } = requestOf(call, settings, way.accessToken)
  const before = deadline.error()
  if (before) throw before
  try {
    const response = await deadline.race(settings.fetch(url, { ...init, signal: deadline.signal }))
    return { decision: await deadline.race(decision(call.operation, response)), status: response.status, headers: response.headers }
  } catch (cause) {
    throw deadline.error() ?? (cause instanceof JwskError ? cause : broken(call.operation, cause))
  }
}
