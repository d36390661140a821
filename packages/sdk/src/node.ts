import { Readable } from 'node:stream'
import { arrayBuffer, text } from 'node:stream/consumers'
import { type Dispatcher, request } from 'undici'
import { unpacked } from './unpacked'

export interface NodeFetchOptions {
  /** A pool or an agent of one's own; undici's global one unless said. */
  readonly dispatcher?: Dispatcher
}

/** As it comes, with undici's own quicker ways to read it whole, or unpacked. */
type Body = Readable & Partial<Pick<Dispatcher.ResponseData['body'], 'text' | 'arrayBuffer'>>

const bodyless = new Set([204, 205, 304])

/** What the transport reads of a `Response`, without the cost of making one. */
class NodeAnswer {
  readonly type = 'basic'
  readonly ok: boolean
  readonly #body: Body
  readonly #fields: Dispatcher.ResponseData['headers']
  #headers: Headers | undefined

  constructor(
    readonly status: number,
    fields: Dispatcher.ResponseData['headers'],
    body: Body,
  ) {
    this.ok = status >= 200 && status < 300
    this.#fields = fields
    this.#body = body
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
    // the stream of node:stream/web and the page's are one, under two names
    return bodyless.has(this.status) ? null : (Readable.toWeb(this.#body) as unknown as ReadableStream<Uint8Array>)
  }

  text = async () => (await (this.#body.text?.() ?? text(this.#body))).replace(/^\ufeff/, '')
  arrayBuffer = () => this.#body.arrayBuffer?.() ?? arrayBuffer(this.#body)
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
 * A `fetch` for services that call a lot: undici's `request` under the part of the fetch interface that the SDK uses.
 * `createClient({ …, fetch: createNodeFetch() })`. Redirects are never followed.
 */
export function createNodeFetch({ dispatcher }: NodeFetchOptions = {}): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...recordOf(init.headers) }
    const content = await contentOf(init.body, headers)
    const answer = await request(String(input), {
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod, // what undici does not know it refuses
      headers,
      body: content,
      signal: init.signal ?? null,
      ...(dispatcher && { dispatcher }),
    })
    const encoding = answer.headers['content-encoding']
    const body = encoding === undefined ? answer.body : await unpacked(answer.body, String(encoding))
    // the transport asks no more of an answer than this has
    return new NodeAnswer(answer.statusCode, answer.headers, body) as unknown as Response
  }
}
