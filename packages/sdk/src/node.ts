import { type Dispatcher, getGlobalDispatcher } from 'undici'
import { decompress } from './decompress'
import { dispatch, type HeaderFields } from './node-dispatch'
import { collectBytes, fromReadable, type ResponseSource, toReadable, toWebStream } from './node-source'
import type { LimitedResponse } from './transport/read-with-limit'

export interface NodeFetchOptions {
  /** Custom pool or agent. Defaults to undici's global dispatcher. */
  readonly dispatcher?: Dispatcher
}

const nullBodyStatuses = new Set([204, 205, 304])

/** Response with the members that the transport reads, cheaper than a `Response`. */
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

/** Serializes a body that is not text, because undici accepts only its own form classes, not the global ones. */
async function toBodyContent(body: RequestInit['body'], headers: Record<string, string>): Promise<string | Buffer | null> {
  if (body === undefined || body === null || typeof body === 'string') return body ?? null
  const whole = new Response(body)
  const type = whole.headers.get('content-type')
  if (type && headers['content-type'] === undefined) headers['content-type'] = type
  return Buffer.from(await whole.arrayBuffer())
}

/** Converts headers to a plain record; those of the SDK are one already. */
const toHeaderRecord = (headers: RequestInit['headers']): Record<string, string> =>
  headers !== undefined && Object.getPrototypeOf(headers) === Object.prototype
    ? // arrays and Headers instances were handled before
      { ...(headers as Record<string, string>) }
    : Object.fromEntries(new Headers(headers))

/**
 * Creates a `fetch` for services with many calls: undici's dispatcher behind the part of the fetch interface that the
 * SDK uses, as in `createClient({ …, fetch: createNodeFetch() })`. Redirects are never followed.
 */
export function createNodeFetch({ dispatcher }: NodeFetchOptions = {}): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', ...toHeaderRecord(init.headers) }
    const body = await toBodyContent(init.body, headers)
    const {
      status,
      headers: fields,
      source,
    } = await dispatch(dispatcher ?? getGlobalDispatcher(), {
      url: String(input),
      method: (init.method ?? 'GET') as Dispatcher.HttpMethod, // undici rejects methods that it does not support
      headers,
      body,
      signal: init.signal ?? undefined,
    })
    const encoding = fields['content-encoding']
    const plain =
      encoding === undefined || init.method === 'HEAD' ? source : fromReadable(await decompress(toReadable(source), String(encoding)))
    // the transport reads only the members of a response that this class has
    return new NodeResponse(status, fields, plain) as unknown as Response
  }
}
