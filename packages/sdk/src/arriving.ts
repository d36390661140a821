import { Readable } from 'node:stream'
import { Dispatcher, request } from 'undici'

export type Fields = Record<string, string | string[] | undefined>

/** Takes the pieces of an answer in their order, then hears once how it ended. */
interface Sink {
  /** Whether more may come at once. */
  take(piece: Buffer): boolean
  end(error?: Error): void
}

/** What an answer is read from, by one sink. */
export interface Source {
  /** Where it is a stream already. */
  readonly stream?: Readable
  drain(sink: Sink): void
  /** The sink can take more again. */
  resume(): void
  /** Whoever reads has had enough. */
  cancel(error?: Error): void
}

// as much as a stream of Node keeps for a reader who is not there yet
const mostWaiting = 64 * 1024

/**
 * An answer as undici's dispatcher hands it over, piece by piece: it waits here until somebody reads. `request` of undici
 * makes a stream of each answer first, which costs half of a small one's time.
 */
class Arriving implements Dispatcher.DispatchHandler, Source, Arrival {
  status = 0
  fields: Fields = {}
  #controller: Dispatcher.DispatchController | undefined
  #waiting: Buffer[] = []
  #bytes = 0
  #sink: Sink | undefined
  #isPaused = false
  /** How it ended; undefined until then. */
  #ended: { readonly error?: Error } | undefined

  constructor(
    private readonly started: (arriving: Arriving) => void,
    private readonly failed: (error: unknown) => void,
    private readonly signal: AbortSignal | undefined,
  ) {
    signal?.addEventListener('abort', this.#stop)
  }

  #stop = () => this.cancel(this.signal?.reason)

  get source(): Source {
    return this
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#ended) controller.abort(this.#ended.error ?? new Error('aborted'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, fields: Fields): void {
    // what is told in advance is no answer yet
    if (status < 200) return
    this.status = status
    this.fields = fields
    this.started(this)
  }

  onResponseData(_: Dispatcher.DispatchController, piece: Buffer): void {
    if (this.#ended) return
    if (!this.#wait(piece)) return
    this.#isPaused = true
    this.#controller?.pause()
  }

  /** Whether the socket is to wait. */
  #wait(piece: Buffer): boolean {
    if (this.#sink) return !this.#sink.take(piece)
    this.#waiting.push(piece)
    this.#bytes += piece.length
    return this.#bytes > mostWaiting
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

  drain(sink: Sink): void {
    let more = true
    for (const piece of this.#waiting) more = sink.take(piece)
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
export interface Arrival {
  readonly status: number
  readonly fields: Fields
  readonly source: Source
}

type Asked = Pick<Dispatcher.DispatchOptions, 'method' | 'body'> & {
  readonly url: string
  readonly headers: Record<string, string>
  readonly signal: AbortSignal | undefined
}

const dispatched = (dispatcher: Dispatcher, { url, signal, ...rest }: Asked): Promise<Arrival> =>
  new Promise((resolve, reject) => {
    const { origin, pathname, search } = new URL(url)
    if (signal?.aborted) reject(signal.reason)
    else dispatcher.dispatch({ ...rest, origin, path: `${pathname}${search}` }, new Arriving(resolve, reject, signal))
  })

/** Dispatchers of another copy of undici, as Node has one inside, may speak an older protocol, which `request` knows. */
async function requested(dispatcher: Dispatcher, { url, signal, ...rest }: Asked): Promise<Arrival> {
  const { statusCode, headers, body } = await request(url, { ...rest, dispatcher, signal: signal ?? null })
  return { status: statusCode, fields: headers, source: sourceOf(body) }
}

/** An answer as soon as its headers are there. Rejects with what broke it before, or with the signal's reason. */
export const arrivalBy = (dispatcher: Dispatcher, asked: Asked): Promise<Arrival> =>
  (dispatcher instanceof Dispatcher ? dispatched : requested)(dispatcher, asked)

/** A stream as a source, for what had to be unpacked. */
export const sourceOf = (stream: Readable): Source => ({
  stream,
  drain(sink) {
    stream.on('data', (piece: Buffer) => {
      if (!sink.take(piece)) stream.pause()
    })
    stream.on('end', () => sink.end())
    stream.on('error', (error) => sink.end(error))
  },
  resume: () => void stream.resume(),
  cancel: (error) => void stream.destroy(error),
})

/** A source as a stream, for a file that is handed on. */
export function readableOf(source: Source): Readable {
  if (source.stream) return source.stream
  const readable = new Readable({
    read: () => source.resume(),
    destroy(error, done) {
      source.cancel(error ?? undefined)
      done(error)
    },
  })
  source.drain({
    take: (piece) => readable.push(piece),
    end: (error) => void (error ? readable.destroy(error) : readable.push(null)),
  })
  return readable
}

/** A source as the stream of a `Response`. Node's own way from one of its streams throws past everybody when it is cancelled. */
export function webStreamOf(source: Source): ReadableStream<Uint8Array> {
  let isCancelled = false
  return new ReadableStream<Uint8Array>({
    start: (into) =>
      source.drain({
        take(piece) {
          if (!isCancelled) into.enqueue(new Uint8Array(piece))
          return (into.desiredSize ?? 0) > 0
        },
        end(error) {
          if (isCancelled) return
          if (error) into.error(error)
          else into.close()
        },
      }),
    pull: () => source.resume(),
    cancel() {
      isCancelled = true
      source.cancel()
    },
  })
}

/** All that comes in; undefined, and the rest refused, as soon as it is more than `limit` bytes. */
export const collected = (source: Source, limit: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let left = limit
    source.drain({
      take(piece) {
        left -= piece.length
        if (left < 0) {
          resolve(undefined)
          source.cancel()
          return false
        }
        pieces.push(piece)
        return true
      },
      end: (error) => (error ? reject(error) : resolve(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces))),
    })
  })
