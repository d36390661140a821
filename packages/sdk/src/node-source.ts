import { Readable } from 'node:stream'

/** Takes the pieces of an answer in their order, then hears once how it ended. */
export interface ResponseSink {
  /** Whether more may come at once. */
  write(piece: Buffer): boolean
  end(error?: Error): void
}

/** What an answer is read from, by one sink. */
export interface ResponseSource {
  /** Where it is a stream already. */
  readonly stream?: Readable
  drain(sink: ResponseSink): void
  /** The sink can take more again. */
  resume(): void
  /** Whoever reads has had enough. */
  cancel(error?: Error): void
}

/** A stream as a source, for what had to be unpacked. */
export const fromReadable = (stream: Readable): ResponseSource => ({
  stream,
  drain(sink) {
    stream.on('data', (piece: Buffer) => {
      if (!sink.write(piece)) stream.pause()
    })
    stream.on('end', () => sink.end())
    stream.on('error', (error) => sink.end(error))
  },
  resume: () => void stream.resume(),
  cancel: (error) => void stream.destroy(error),
})

/** A source as a stream, for a file that is handed on. */
export function toReadable(source: ResponseSource): Readable {
  if (source.stream) return source.stream
  const readable = new Readable({
    read: () => source.resume(),
    destroy(error, done) {
      source.cancel(error ?? undefined)
      done(error)
    },
  })
  source.drain({
    write: (piece) => readable.push(piece),
    end: (error) => void (error ? readable.destroy(error) : readable.push(null)),
  })
  return readable
}

/** A source as the stream of a `Response`. Node's own way from one of its streams throws past everybody when it is cancelled. */
export function toWebStream(source: ResponseSource): ReadableStream<Uint8Array> {
  let isCancelled = false
  return new ReadableStream<Uint8Array>({
    start: (into) =>
      source.drain({
        write(piece) {
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
export const collectBytes = (source: ResponseSource, limit: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let left = limit
    source.drain({
      write(piece) {
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
