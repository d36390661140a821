import { Readable } from 'node:stream'
import { type Dispatcher, request } from 'undici'

export interface NodeFetchOptions {
  /** A pool or an agent of one's own; undici's global one unless said. */
  readonly dispatcher?: Dispatcher
}

type Body = Dispatcher.ResponseData['body']

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

  text = async () => (await this.#body.text()).replace(/^\ufeff/, '')
  blob = async () => new Blob([await this.#body.arrayBuffer()], { type: this.headers.get('content-type') ?? '' })
  arrayBuffer = () => this.#body.arrayBuffer()
  json = () => this.#body.json()
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
    const headers = recordOf(init.headers)
    const body = await contentOf(init.body, headers)
    const answer = await request(String(input), {
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod, // what undici does not know it refuses
      headers,
      body,
      signal: init.signal ?? null,
      ...(dispatcher && { dispatcher }),
    })
    // the transport asks no more of an answer than this has
    return new NodeAnswer(answer.statusCode, answer.headers, answer.body) as unknown as Response
  }
}
