import { Dispatcher, request } from 'undici'
import { fromReadable, type ResponseSink, type ResponseSource } from './node-source'
import { onAbort } from './transport/on-abort'

export type HeaderFields = Record<string, string | string[] | undefined>

// bytes: the buffer size of a Node stream without a reader
const highWaterMark = 64 * 1024

/**
 * Response as undici's dispatcher delivers it, in chunks; it is buffered until a reader attaches. `request` of undici
 * creates a stream for each response first, which costs half of the time of a small one.
 */
class ResponseHandler implements Dispatcher.DispatchHandler, ResponseSource, DispatchedResponse {
  status = 0
  headers: HeaderFields = {}
  #controller: Dispatcher.DispatchController | undefined
  #waiting: Buffer[] = []
  #bytes = 0
  #sink: ResponseSink | undefined
  #isPaused = false
  #ignoreSignal: (() => void) | undefined
  /** Outcome of the response; `undefined` before its end. */
  #ended: { readonly error?: Error } | undefined

  constructor(
    private readonly started: (response: DispatchedResponse) => void,
    private readonly failed: (error: unknown) => void,
    signal: AbortSignal | undefined,
  ) {
    if (signal) this.#ignoreSignal = onAbort(signal, () => this.cancel(signal.reason))
  }

  get source(): ResponseSource {
    return this
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#ended) controller.abort(this.#ended.error ?? new Error('aborted'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, fields: HeaderFields): void {
    // an informational response (1xx) is not the final one
    if (status < 200) return
    this.status = status
    this.headers = fields
    this.started(this)
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    // if undici resumes while the socket is empty, it delivers an empty chunk; a reader that accepts it would resume again forever
    if (this.#ended || piece.length === 0) return
    if (!this.#wait(piece)) return
    this.#isPaused = true
    this.#controller?.pause()
  }

  /** Buffers a chunk and returns whether the socket must pause. */
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
    this.#ignoreSignal?.()
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

/** Response headers, with the source of the body. */
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

/**
 * Dispatches with `request`, because a dispatcher of another undici copy, such as Node's built-in one, may use an
 * older handler protocol.
 */
async function dispatchWithRequest(dispatcher: Dispatcher, { url, signal, ...rest }: DispatchRequest): Promise<DispatchedResponse> {
  const { statusCode, headers, body } = await request(url, { ...rest, dispatcher, signal: signal ?? null })
  return { status: statusCode, headers: headers, source: fromReadable(body) }
}

/** Resolves with a response as soon as its headers arrive. Rejects with the network error or with the signal's reason. */
export const dispatch = (dispatcher: Dispatcher, dispatchRequest: DispatchRequest): Promise<DispatchedResponse> =>
  (dispatcher instanceof Dispatcher ? dispatchWithHandler : dispatchWithRequest)(dispatcher, dispatchRequest)
