import { isJwskError, JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Settings } from '../options'
import type { CallOptions } from '../types'
import { type Body, bodyOf, isForeign, type Parts, partsOf, urlOf } from './serialise'

/** One call as the pipeline carries it: plain input, nothing serialised yet. */
export interface Call {
  readonly operation: Operation
  readonly input: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly options?: Pick<CallOptions, 'cryptoData' | 'cryptoToken'> | undefined
  readonly keepalive?: boolean
  /** A request made elsewhere: its body goes out, and its answer comes back, as it is. */
  readonly raw?: { readonly body?: Body }
  /** A file is handed on while it comes in. */
  readonly streamed?: boolean
  /** Another way to send this one call, for those that tell how far they are. */
  readonly fetch?: typeof globalThis.fetch
}

export const isSealed = ({ operation, options }: Call) => options?.cryptoData ?? operation.crypto?.data ?? false

/** Names in lower case, as `Headers` would have them, without the cost of one for every call. */
type HeaderRecord = Record<string, string>

const ownHeaders = (call: Call, settings: Settings): HeaderRecord => {
  if (!call.headers) return {}
  const headers = new Headers(call.headers)
  // credentials are for the configured gateway only, whoever put them there
  for (const name of ['authorization', settings.tokenHeader]) headers.delete(name)
  return Object.fromEntries(headers)
}

const isTokenSealed = ({ operation, options }: Call) => options?.cryptoToken ?? operation.crypto?.token ?? false

async function headersOf(call: Call, settings: Settings, accessToken: string | undefined): Promise<HeaderRecord> {
  const { operation } = call
  const headers = ownHeaders(call, settings)
  headers.accept = 'application/json, */*;q=0.5'
  if (isForeign(operation)) return headers
  if (operation.basic !== false) headers.authorization = settings.basic
  if (accessToken === undefined || operation.token === false) return headers
  const value = isTokenSealed(call) ? `crypto ${await (await settings.seals.token()).encrypt(accessToken)}` : `bearer ${accessToken}`
  headers[settings.tokenHeader] = value
  return headers
}

interface Content {
  readonly query: Parts['query']
  readonly body: Body | undefined
}

async function contentOf(call: Call, settings: Settings): Promise<Content> {
  if (call.raw) return { query: {}, body: call.raw.body }
  const { query, body } = partsOf(call.operation, call.input)
  if (!isSealed(call)) return { query, body: bodyOf(call.operation, body) }
  const cipher = await settings.seals.data()
  const sealedQuery = Object.keys(query).length > 0 ? { data: await cipher.encrypt(JSON.stringify(query)) } : {}
  return {
    query: sealedQuery,
    body: body === undefined ? undefined : { content: await cipher.encrypt(JSON.stringify(body)), type: 'text/plain' },
  }
}

const unsendable = (operation: Operation, cause: unknown) =>
  isJwskError(cause) ? cause : new JwskError({ kind: 'configuration', message: 'the input cannot be sent', operation: operation.id, cause })

/** The request of one attempt, made anew from plain input: a new token, a new ciphertext, an unread body. */
export async function requestOf(
  call: Call,
  settings: Settings,
  accessToken: string | undefined,
): Promise<{ url: string; init: RequestInit }> {
  const { operation } = call
  try {
    const headers = await headersOf(call, settings, accessToken)
    const { query, body } = await contentOf(call, settings)
    if (body?.type) headers['content-type'] = body.type
    const init: RequestInit = {
      method: operation.method,
      headers,
      credentials: isForeign(operation) ? 'omit' : 'include',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    }
    if (body) init.body = body.content
    if (call.keepalive) init.keepalive = true
    return { url: urlOf(operation, query, settings), init }
  } catch (cause) {
    throw unsendable(operation, cause)
  }
}
