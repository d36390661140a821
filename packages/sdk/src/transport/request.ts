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
  readonly options?: Pick<CallOptions, 'cryptoData' | 'cryptoToken' | 'keepalive'> | undefined
  /** A request made elsewhere: its body goes out, and its answer comes back, as it is. */
  readonly raw?: { readonly body?: Body }
  /** Names a write, the same for all its attempts: a platform or gateway that knows it carries it out once. */
  readonly idempotencyKey?: string | undefined
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

/** The token as it is sent: not at all where the call takes none or leaves the gateway. */
const sentToken = ({ operation }: Call, accessToken: string | undefined) =>
  operation.token === false || isForeign(operation) ? undefined : accessToken

function headersOf(call: Call, settings: Settings, token: string | undefined): HeaderRecord {
  const headers = ownHeaders(call, settings)
  headers.accept = 'application/json, */*;q=0.5'
  if (isForeign(call.operation)) return headers
  if (call.operation.basic !== false) headers.authorization = settings.basic
  if (token !== undefined) headers[settings.tokenHeader] = token
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey
  return headers
}

interface Content {
  readonly query: Parts['query']
  readonly body: Body | undefined
}

function contentOf(call: Call): Content {
  if (call.raw) return { query: {}, body: call.raw.body }
  const { query, body } = partsOf(call.operation, call.input)
  return { query, body: bodyOf(call.operation, body) }
}

async function sealedContentOf(call: Call, settings: Settings): Promise<Content> {
  const { query, body } = partsOf(call.operation, call.input)
  const cipher = await settings.seals.data()
  return {
    query: Object.keys(query).length > 0 ? { data: await cipher.encrypt(JSON.stringify(query)) } : {},
    body: body === undefined ? undefined : { content: await cipher.encrypt(JSON.stringify(body)), type: 'text/plain' },
  }
}

interface Sent {
  readonly url: string
  readonly init: RequestInit
}

function assembled(call: Call, settings: Settings, { token, content }: { token: string | undefined; content: Content }): Sent {
  const { operation } = call
  const { query, body } = content
  const headers = headersOf(call, settings, token)
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
  if (call.options?.keepalive) init.keepalive = true
  return { url: urlOf(operation, query, settings), init }
}

async function sealed(call: Call, settings: Settings, accessToken: string | undefined): Promise<Sent> {
  const plain = sentToken(call, accessToken)
  const token = plain !== undefined && isTokenSealed(call) ? `crypto ${await (await settings.seals.token()).encrypt(plain)}` : bearer(plain)
  const content = isSealed(call) && !call.raw ? await sealedContentOf(call, settings) : contentOf(call)
  return assembled(call, settings, { token, content })
}

const bearer = (token: string | undefined) => (token === undefined ? undefined : `bearer ${token}`)

const unsendable = (operation: Operation, cause: unknown) =>
  isJwskError(cause) ? cause : new JwskError({ kind: 'configuration', message: 'the input cannot be sent', operation: operation.id, cause })

/**
 * The request of one attempt, made anew from plain input: a new token, a new ciphertext, an unread body.
 * Most calls hide nothing and wait for nothing.
 */
export function requestOf(call: Call, settings: Settings, accessToken: string | undefined): Sent | Promise<Sent> {
  const { operation } = call
  const fail = (cause: unknown): never => {
    throw unsendable(operation, cause)
  }
  if (isSealed(call) || isTokenSealed(call)) return sealed(call, settings, accessToken).catch(fail)
  try {
    return assembled(call, settings, { token: bearer(sentToken(call, accessToken)), content: contentOf(call) })
  } catch (cause) {
    return fail(cause)
  }
}
