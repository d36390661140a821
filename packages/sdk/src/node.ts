import { type Dispatcher, getGlobalDispatcher } from 'undici'
import { dispatch, type HeaderFields } from './node-dispatch'
import { collectBytes, toReadable, type ResponseSource, fromReadable, toWebStream } from './node-source'
import type { LimitedResponse } from './transport/read-with-limit'
import { decompress } from './decompress'

export interface NodeFetchOptions {
  /** A pool or an agent of one's own; undici's global one unless said. */
  readonly dispatcher?: Dispatcher
}

const nullBodyStatuses = new Set([204, 205, 304])

/** What the transport reads of a `Response`, without the cost of making one. */
class NodeResponse implements LimitedResponse {
  readonly type = 'basic'
  readonly ok: boolean
  readonly #source: ResponseSource
  readonly #fields: HeaderFields
  #headers: Headers | undefined
  #body: ReadableStream<Uint8Array> | undefined

  constructor(
    readonly status: number,
    fields: HeaderFields,
    source: ResponseSource,
  ) {
    this.ok = status >= 200 && status < 300
    this.#fields = fields
    this.#source = source
  }

  get headers(): Headers {
    if (this.#headers) return this.#headers
    const headers = new Headers()
    for (const [name, value] of Object.entries(this.#fields))
      if (Array.isArray(value)) for (const one of value) headers.append(name, one)
      else if (value !== undefined) headers.append(name, value)
    this.#headers = headers
    return headers
  }

  get body(): ReadableStream<Uint8Array> | null {
    if (nullBodyStatuses.has(this.status)) return null
    this.#body ??= toWebStream(this.#source)
    return this.#body
  }

  textWithLimit = async (limit: number, tooLarge: () => Error) => {
    const whole = await collectBytes(this.#source, limit)
    if (!whole) throw tooLarge()
    return whole.toString('utf8').replace(/^\ufeff/, '')
  }
  text = () => this.textWithLimit(Number.POSITIVE_INFINITY, () => new RangeError('too large'))
  arrayBuffer = async (): Promise<ArrayBuffer> => {
    const whole = await collectBytes(this.#source, Number.POSITIVE_INFINITY)
    return whole ? Uint8Array.from(whole).buffer : new ArrayBuffer(0)
  }
  blob = async () => new Blob([await this.arrayBuffer()], { type: this.headers.get('content-type') ?? '' })
  json = async (): Promise<unknown> => JSON.parse(await this.text())
}

/** Anything but text is written out first: undici knows its own forms only, not the global ones. */
async function toBodyContent(body: RequestInit['body'], headers: Record<string, string>): Promise<string | Buffer | null> {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null
  const whole = new Response(body)
  const type = whole.headers.get('content-type')
  if (type && headers['content-type'] === undefined) headers['content-type'] = type
  return Buffer.from(await whole.arrayBuffer())
}

/** What the SDK sends is a plain record already; anything else is made one. */
const toHeaderRecord = (headers: RequestInit['headers']): Record<string, string> =>
  headers !== undefined && Object.getPrototypeOf(headers) === Object.prototype
    ? // lists and instances of Headers were told apart before
      { ...(headers as Record<string, string>) }
    : Object.fromEntries(new Headers(headers))

/**
 * A `fetch` for services that call a lot: undici's dispatcher under the part of the fetch interface that the SDK uses.
 * `createClient({ …, fetch: createNodeFetch() })`. Redirects are never followed.
 */
export function createNodeFetch({ dispatcher }: NodeFetchOptions = {}): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...toHeaderRecord(init.headers) }
    const body = await toBodyContent(init.body, headers)
    const { status, headers: fields, source } = await dispatch(dispatcher ?? getGlobalDispatcher(), {
      url: String(input),
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod, // what undici does not know it refuses
      headers,
      body,
      signal: init.signal ?? undefined,
    })
    const encoding = fields['content-encoding']
    const plain = encoding === undefined ? source : fromReadable(await decompress(toReadable(source), String(encoding)))
    // the transport asks no more of an answer than this has
    return new NodeResponse(status, fields, plain) as unknown as Response
  }
}
