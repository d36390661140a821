import type { Operation } from '../operation'
import type { MiddlewareCall } from '../types'
import type { DecodedResponse } from './envelope'
import type { Call } from './build-request'

type Method = Operation['method']

/** A request made elsewhere, as a call: read once, so that it can be sent again. */
export async function toRawCall(
  asked: string | URL | Request,
  init: RequestInit | undefined,
  root: string,
): Promise<[MiddlewareCall, Pick<Call, 'raw'>]> {
  const address = asked instanceof URL || typeof asked === 'string' ? new URL(asked, `${root}/`) : asked
  const request = address instanceof Request && init === undefined ? address : new Request(address, init)
  const { url, signal } = request
  const inside = url === root || url.startsWith(`${root}/`)
  // fetch's own list of methods is longer, but no contract uses the rest
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
  /** The text as anybody may read it. */
  clean(text: string): string
  decide(text: string): DecodedResponse
}

/** An answer for one who reads envelopes alone; only what the pipeline itself answers for is still an error. */
export async function decodeRawResponse({ response, bytes, clean, decide }: RawResponseOptions): Promise<DecodedResponse> {
  const { status, headers } = response
  const sent = await bytes.text()
  const text = clean(sent)
  const decision = decide(text)
  if ('error' in decision && (decision.error.kind === 'unauthorized' || decision.error.kind === 'network')) return decision
  const body = text === sent ? bytes : text
  return { payload: new Response(status === 204 || status === 205 ? null : body, { status, headers }) }
}
