import type { CallOptions } from '../call-options'
import { copyError, isJwskError, JwskError, unsendableError } from '../errors'
import type { Operation } from '../operation'
import type { ResolvedOptions } from '../options'
import {
  buildBody,
  buildUrl,
  isExternalUrl,
  isPlainRequest,
  resolveAddress,
  type SerializedBody,
  type SplitInput,
  splitInput,
} from './serialize'

/** Call in the pipeline: plain input, not yet serialized. */
export interface Call {
  readonly operation: Operation
  readonly input: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Headers of the client's options, overridden by parameters and by the headers of the call. */
  readonly clientHeaders?: Readonly<Record<string, string>>
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
export type HeaderRecord = Record<string, string>

// headers of the connection, which the runtime sets
const connectionHeaders = /^(host|content-length|connection|keep-alive|transfer-encoding|upgrade|expect)$/

const customHeaders = (call: Call, settings: ResolvedOptions, parameters: HeaderRecord | undefined): HeaderRecord => {
  if (!call.headers && !parameters && !call.clientHeaders) return {}
  const headers = new Headers(call.clientHeaders)
  for (const [name, value] of Object.entries({ ...parameters, ...call.headers })) headers.set(name, value)
  // credentials are sent only to the configured gateway
  for (const name of ['authorization', settings.tokenHeader])
    if (headers.has(name)) throw unsendableError(name, 'is set by the client alone, see its option "auth"')
  for (const name of headers.keys()) if (connectionHeaders.test(name)) throw unsendableError(name, 'is set by the runtime alone')
  return Object.fromEntries(headers)
}

const isTokenEncrypted = ({ operation, options }: Call) => options?.cryptoToken ?? operation.crypto?.token ?? false

/** Selects the token to send: none if the call takes none or leaves the gateway. */
const selectToken = ({ operation }: Call, accessToken: string | undefined) =>
  operation.token === false || isExternalUrl(operation) ? undefined : accessToken

function buildHeaders(
  call: Call,
  settings: ResolvedOptions,
  { token, content }: { token: string | undefined; content: Content },
): HeaderRecord {
  const headers = customHeaders(call, settings, content.headers)
  headers.accept ??= `${call.operation.responseType === 'events' ? 'text/event-stream, ' : ''}application/json, */*;q=0.5`
  if (isExternalUrl(call.operation)) return headers
  if (settings.basic && call.operation.basic !== false) headers.authorization = settings.basic
  if (token !== undefined) headers[settings.tokenHeader] = token
  if (call.idempotencyKey) {
    if (/[^ -~]/.test(call.idempotencyKey)) throw unsendableError('idempotencyKey', 'is not printable ASCII')
    headers['idempotency-key'] = call.idempotencyKey
  }
  return headers
}

/** Serialized input of a call. */
export interface Content {
  readonly url: string
  /** Headers of its parameters. */
  readonly headers?: HeaderRecord
  readonly body: SerializedBody | undefined
}

export interface PreparedRequest {
  readonly url: string
  readonly init: Omit<RequestInit, 'headers'> & { readonly headers: HeaderRecord }
}

function assembleRequest(call: Call, settings: ResolvedOptions, request: { token: string | undefined; content: Content }): PreparedRequest {
  const { operation } = call
  const { url, body } = request.content
  const headers = buildHeaders(call, settings, request)
  if (body?.type) headers['content-type'] = body.type
  const init: PreparedRequest['init'] = {
    method: operation.method,
    headers,
    credentials: isExternalUrl(operation) ? 'omit' : 'include',
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }
  if (body) init.body = body.content
  if (call.options?.keepalive) init.keepalive = true
  return { url, init }
}

/** Builds a request that is encrypted or has other parts than a plain one, by code that the first such call loads. */
async function buildLazily(call: Call, settings: ResolvedOptions, accessToken: string | undefined): Promise<PreparedRequest> {
  const plain = selectToken(call, accessToken)
  const token =
    plain !== undefined && isTokenEncrypted(call) ? `crypto ${await (await settings.ciphers.token()).encrypt(plain)}` : toBearer(plain)
  const { operation } = call
  const split = splitInput(operation, call.input)
  if (call.raw) return assembleRequest(call, settings, { token, content: toPlainContent(call, settings, split) })
  const { buildEncryptedContent, buildStyledContent } = await import('./styled/styled-request')
  const input = { operation, address: resolveAddress(operation, settings), ...split }
  const content = isPayloadEncrypted(call)
    ? await buildEncryptedContent(input, await settings.ciphers.data(), settings.crypto.body)
    : buildStyledContent(input)
  return assembleRequest(call, settings, { token, content })
}

/** Serializes a plain call, or one that is raw and has no input. */
const toPlainContent = ({ operation, raw }: Call, settings: ResolvedOptions, { query, body }: SplitInput): Content => ({
  url: buildUrl(operation, query, settings),
  body: raw?.body ?? buildBody(operation, body),
})

const toBearer = (token: string | undefined) => (token === undefined ? undefined : `bearer ${token}`)

/**
 * Builds the request of one attempt from plain input: a current token, a new ciphertext, an unread body. It is
 * synchronous for most calls, because they are plain and encrypt nothing.
 */
export function buildRequest(
  call: Call,
  settings: ResolvedOptions,
  accessToken: string | undefined,
): PreparedRequest | Promise<PreparedRequest> {
  const { operation, raw } = call
  const { id } = operation
  const fail = (cause: unknown): never => {
    throw isJwskError(cause)
      ? copyError(cause, { operation: id })
      : new JwskError({ kind: 'configuration', message: 'the input cannot be sent', operation: id, cause })
  }
  try {
    const input = splitInput(operation, call.input)
    if (isPayloadEncrypted(call) || isTokenEncrypted(call) || !(raw || isPlainRequest(operation, input)))
      return buildLazily(call, settings, accessToken).catch(fail)
    return assembleRequest(call, settings, {
      token: toBearer(selectToken(call, accessToken)),
      content: toPlainContent(call, settings, input),
    })
  } catch (cause) {
    return fail(cause)
  }
}
