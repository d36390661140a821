import { isJwskError, JwskError } from '../errors'
import type { Operation } from '../operation'
import type { ResolvedOptions } from '../options'
import type { CallOptions } from '../types'
import { buildBody, buildUrl, isExternalUrl, type SerializedBody, type SplitInput, splitInput } from './serialize'

/** Call in the pipeline: plain input, not yet serialized. */
export interface Call {
  readonly operation: Operation
  readonly input: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly options?: Pick<CallOptions, 'cryptoData' | 'cryptoToken' | 'keepalive'> | undefined
  /** Body of a raw request; it is sent, and its response returned, unchanged. */
  readonly raw?: { readonly body?: SerializedBody }
  /** Idempotency key of a write, the same for all attempts, so that a platform or gateway that supports it executes the write once. */
  readonly idempotencyKey?: string | undefined
  /** Whether a file is passed on while it is received. */
  readonly isStreamed?: boolean
  /** Replacement of `fetch` for this call, e.g. to report upload progress. */
  readonly fetch?: typeof globalThis.fetch
}

export const isPayloadEncrypted = ({ operation, options }: Call) => options?.cryptoData ?? operation.crypto?.data ?? false

/** Headers by lower-case name, as in `Headers` but without its cost per call. */
type HeaderRecord = Record<string, string>

const customHeaders = (call: Call, settings: ResolvedOptions): HeaderRecord => {
  if (!call.headers) return {}
  const headers = new Headers(call.headers)
  // credentials are sent only to the configured gateway, even if the caller set them
  for (const name of ['authorization', settings.tokenHeader]) headers.delete(name)
  return Object.fromEntries(headers)
}

const isTokenEncrypted = ({ operation, options }: Call) => options?.cryptoToken ?? operation.crypto?.token ?? false

/** Selects the token to send: none if the call takes none or leaves the gateway. */
const selectToken = ({ operation }: Call, accessToken: string | undefined) =>
  operation.token === false || isExternalUrl(operation) ? undefined : accessToken

function buildHeaders(call: Call, settings: ResolvedOptions, token: string | undefined): HeaderRecord {
  const headers = customHeaders(call, settings)
  headers.accept = 'application/json, */*;q=0.5'
  if (isExternalUrl(call.operation)) return headers
  if (call.operation.basic !== false) headers.authorization = settings.basic
  if (token !== undefined) headers[settings.tokenHeader] = token
  if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey
  return headers
}

interface Content {
  readonly query: SplitInput['query']
  readonly body: SerializedBody | undefined
}

function toContent(call: Call): Content {
  if (call.raw) return { query: {}, body: call.raw.body }
  const { query, body } = splitInput(call.operation, call.input)
  return { query, body: buildBody(call.operation, body) }
}

async function encryptContent(call: Call, settings: ResolvedOptions): Promise<Content> {
  const { query, body } = splitInput(call.operation, call.input)
  const cipher = await settings.ciphers.data()
  return {
    query: Object.keys(query).length > 0 ? { data: await cipher.encrypt(JSON.stringify(query)) } : {},
    body: body === undefined ? undefined : { content: await cipher.encrypt(JSON.stringify(body)), type: 'text/plain' },
  }
}

interface PreparedRequest {
  readonly url: string
  readonly init: RequestInit
}

function assembleRequest(
  call: Call,
  settings: ResolvedOptions,
  { token, content }: { token: string | undefined; content: Content },
): PreparedRequest {
  const { operation } = call
  const { query, body } = content
  const headers = buildHeaders(call, settings, token)
  if (body?.type) headers['content-type'] = body.type
  const init: RequestInit = {
    method: operation.method,
    headers,
    credentials: isExternalUrl(operation) ? 'omit' : 'include',
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }
  if (body) init.body = body.content
  if (call.options?.keepalive) init.keepalive = true
  return { url: buildUrl(operation, query, settings), init }
}

async function buildEncryptedRequest(call: Call, settings: ResolvedOptions, accessToken: string | undefined): Promise<PreparedRequest> {
  const plain = selectToken(call, accessToken)
  const token =
    plain !== undefined && isTokenEncrypted(call) ? `crypto ${await (await settings.ciphers.token()).encrypt(plain)}` : toBearer(plain)
  const content = isPayloadEncrypted(call) && !call.raw ? await encryptContent(call, settings) : toContent(call)
  return assembleRequest(call, settings, { token, content })
}

const toBearer = (token: string | undefined) => (token === undefined ? undefined : `bearer ${token}`)

const unserializableError = (operation: Operation, cause: unknown) =>
  isJwskError(cause) ? cause : new JwskError({ kind: 'configuration', message: 'the input cannot be sent', operation: operation.id, cause })

/**
 * Builds the request of one attempt from plain input: a current token, a new ciphertext, an unread body. It is
 * synchronous for most calls, because they encrypt nothing.
 */
export function buildRequest(
  call: Call,
  settings: ResolvedOptions,
  accessToken: string | undefined,
): PreparedRequest | Promise<PreparedRequest> {
  const { operation } = call
  const fail = (cause: unknown): never => {
    throw unserializableError(operation, cause)
  }
  if (isPayloadEncrypted(call) || isTokenEncrypted(call)) return buildEncryptedRequest(call, settings, accessToken).catch(fail)
  try {
    return assembleRequest(call, settings, { token: toBearer(selectToken(call, accessToken)), content: toContent(call) })
  } catch (cause) {
    return fail(cause)
  }
}
