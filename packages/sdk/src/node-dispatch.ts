import { Dispatcher, request } from 'undici'
import { type ResponseSink, type ResponseSource, fromReadable } from './node-source'

export type HeaderFields = Record<string, string | string[] | undefined>

// as much as a stream of Node keeps for a reader who is not there yet
const highWaterMark = 64 * 1024

/**
 * An answer as undici's dispatcher hands it over, piece by piece: it waits here until somebody reads. `request` of undici
 * makes a stream of each answer first, which costs half of a small one's time.
 */
class ResponseHandler implements Dispatcher.DispatchHandler, ResponseSource, DispatchedResponse {
  status = 0
  headers: HeaderFields = {}
  #controller: Dispatcher.DispatchController | undefined
  #waiting: Buffer[] = []
  #bytes = 0
  #sink: ResponseSink | undefined
  #isPaused = false
  /** How it ended; undefined until then. */
  #ended: { readonly error?: Error } | undefined

  constructor(
    private readonly started: (response: DispatchedResponse) => void,
    private readonly failed: (error: unknown) => void,
    private readonly signal: AbortSignal | undefined,
  ) {
    signal?.addEventListener('abort', this.#stop)
  }

  #stop = () => this.cancel(this.signal?.reason)

  get source(): ResponseSource {
    return this
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#ended) controller.abort(this.#ended.error ?? new Error('aborted'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, fields: HeaderFields): void {
    // what is told in advance is no answer yet
    if (status < 200) return
    this.status = status
    this.headers = fields
    this.started(this)
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    // resumed while the socket has nothing, undici hands over an empty piece: whoever took it would resume at once, for ever
    if (this.#ended || piece.length === 0) return
    if (!this.#wait(piece)) return
    this.#isPaused = true
    this.#controller?.pause()
  }

  /** Whether the socket is to wait. */
  #wait(piece: Buffer): boolean {
    if (this.#sink) return !this.#sink.write(piece)
    this.#waiting.push(piece)
    this.#bytes += piece.length
    return this.#bytes > highWaterMark
  }

  onResponseEnd(): void {
    this.#end({})
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end({ error })
  }

  #end(ended: { readonly error?: Error }): void {
    if (this.#ended) return
    this.#ended = ended
    this.signal?.removeEventListener('abort', this.#stop)
    if (ended.error && this.status === 0) this.failed(ended.error)
    this.#sink?.end(ended.error)
  }

  drain(sink: ResponseSink): void {
    let more = true
    for (const piece of this.#waiting) more = sink.write(piece)
    this.#waiting = []
    this.#sink = sink
    if (this.#ended) sink.end(this.#ended.error)
    else if (more) this.resume()
  }

  resume(): void {
    if (!this.#isPaused || this.#ended) return
    this.#isPaused = false
    this.#controller?.resume()
  }

  cancel(error: Error = new Error('cancelled')): void {
    if (this.#ended) return
    this.#end({ error })
    this.#controller?.abort(error)
  }
}

/** The headers of an answer, with what comes after them. */
export interface DispatchedResponse {
  readonly status: number
  readonly headers: HeaderFields
  readonly source: ResponseSource
}

type DispatchRequest = Pick<Dispatcher.DispatchOptions, 'method' | 'body'> & {
  readonly url: string
  readonly headers: Record<string, string>
  readonly signal: AbortSignal | undefined
}

const dispatchWithHandler = (dispatcher: Dispatcher, { url, signal, ...rest }: DispatchRequest): Promise<DispatchedResponse> =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url)
    if (signal?.aborted) reject(signal.reason)
    else dispatcher.dispatch({ ...rest, origin, path: `${pathname}${search}` }, new ResponseHandler(resolve, reject, signal))
  })

/** Dispatchers of another copy of undici, as Node has one inside, may speak an older protocol, which `request` knows. */
async function dispatchWithRequest(dispatcher: Dispatcher, { url, signal, ...rest }: DispatchRequest): Promise<DispatchedResponse> {
  const { statusCode, headers, body } = await request(url, { ...rest, dispatcher, signal: signal ?? null })
  return { status: statusCode, headers: headers, source: fromReadable(body) }
}

/** An answer as soon as its headers are there. Rejects with what broke it before, or with the signal's reason. */
export const dispatch = (dispatcher: Dispatcher, asked: DispatchRequest): Promise<DispatchedResponse> =>
  (dispatcher instanceof Dispatcher ? dispatchWithHandler : dispatchWithRequest)(dispatcher, asked)
