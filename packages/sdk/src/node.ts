import { type Dispatcher, getGlobalDispatcher } from 'undici'
import { dispatch, type Fields } from './node-dispatch'
import { collected, readableOf, type Source, sourceOf, webStreamOf } from './node-source'
import type { SelfLimiting } from './transport/bounded'
import { unpacked } from './unpacked'

export interface NodeFetchOptions {
  /** A pool or an agent of one's own; undici's global one unless said. */
  readonly dispatcher?: Dispatcher
}

const bodyless = new Set([204, 205, 304])

/** What the transport reads of a `Response`, without the cost of making one. */
class NodeAnswer implements SelfLimiting {
  readonly type = 'basic'
  readonly ok: boolean
  readonly #source: Source
  readonly #fields: Fields
  #headers: Headers | undefined
  #body: ReadableStream<Uint8Array> | undefined

  constructor(
    readonly status: number,
    fields: Fields,
    source: Source,
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
    if (bodyless.has(this.status)) return null
    this.#body ??= webStreamOf(this.#source)
    return this.#body
  }

  textWithin = async (limit: number, tooLarge: () => Error) => {
    const whole = await collected(this.#source, limit)
    if (!whole) throw tooLarge()
    return whole.toString('utf8').replace(/^\ufeff/, '')
  }
  text = () => this.textWithin(Number.POSITIVE_INFINITY, () => new RangeError('too large'))
  arrayBuffer = async (): Promise<ArrayBuffer> => {
    const whole = await collected(this.#source, Number.POSITIVE_INFINITY)
    return whole ? Uint8Array.from(whole).buffer : new ArrayBuffer(0)
  }
  blob = async () => new Blob([await this.arrayBuffer()], { type: this.headers.get('content-type') ?? '' })
  json = async (): Promise<unknown> => JSON.parse(await this.text())
}

/** Anything but text is written out first: undici knows its own forms only, not the global ones. */
async function contentOf(body: RequestInit['body'], headers: Record<string, string>): Promise<string | Buffer | null> {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null
  const whole = new Response(body)
  const type = whole.headers.get('content-type')
  if (type && headers['content-type'] === undefined) headers['content-type'] = type
  return Buffer.from(await whole.arrayBuffer())
}

/** What the SDK sends is a plain record already; anything else is made one. */
const recordOf = (headers: RequestInit['headers']): Record<string, string> =>
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
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...recordOf(init.headers) }
    const body = await contentOf(init.body, headers)
    const { status, fields, source } = await dispatch(dispatcher ?? getGlobalDispatcher(), {
      url: String(input),
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod, // what undici does not know it refuses
      headers,
      body,
      signal: init.signal ?? undefined,
    })
    const encoding = fields['content-encoding']
    const plain = encoding === undefined ? source : sourceOf(await unpacked(readableOf(source), String(encoding)))
    // the transport asks no more of an answer than this has
    return new NodeAnswer(status, fields, plain) as unknown as Response
  }
}
