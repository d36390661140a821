import type { Operation } from '../operation'
import type { MiddlewareCall } from '../types'
import type { Call } from './build-request'
import type { DecodedResponse } from './envelope'

type Method = Operation['method']

/** Converts a `Request` to a call; reads its body once, so that it can be retried. */
export async function toRawCall(
  target: string | URL | Request,
  init: RequestInit | undefined,
  root: string,
): Promise<[MiddlewareCall, Pick<Call, 'raw'>]> {
  const address = target instanceof URL || typeof target === 'string' ? new URL(target, `${root}/`) : target
  const request = address instanceof Request && init === undefined ? address : new Request(address, init)
  const { url, signal } = request
  const inside = url === root || url.startsWith(`${root}/`)
  // fetch allows more methods, but no contract uses them
  const method = request.method as Method
  const operation: Operation = { id: `${method} ${new URL(url).pathname}`, method, path: inside ? url.slice(root.length) : url }
  const content = method === 'GET' ? undefined : await request.arrayBuffer()
  const headers = Object.fromEntries(request.headers)
  const raw = content && content.byteLength > 0 ? { body: { content } } : {}
  return [{ operation, input: undefined, options: { headers, signal } }, { raw }]
}

interface RawResponseOptions {
  readonly response: Response
  readonly bytes: Blob
  /** Redacts the text. */
  redact(text: string): string
  decode(text: string): Promise<DecodedResponse>
}

/**
 * Decodes a raw response, error envelopes included, for callers that read envelopes. Only `unauthorized` and `network`
 * remain errors, because the pipeline handles them.
 */
export async function decodeRawResponse({ response, bytes, redact, decode }: RawResponseOptions): Promise<DecodedResponse> {
  const { status, headers } = response
  const original = await bytes.text()
  const text = redact(original)
  const decoded = await decode(text)
  if ('error' in decoded && (decoded.error.kind === 'unauthorized' || decoded.error.kind === 'network')) return decoded
  const body = text === original ? bytes : text
  return { payload: new Response(status === 204 || status === 205 ? null : body, { status, headers }) }
}
