import { Readable } from 'node:stream'

/** Consumer of the chunks of a response, in order, and of its end. */
export interface ResponseSink {
  /** Returns whether more chunks can follow immediately. */
  write(piece: Buffer): boolean
  end(error?: Error): void
}

/** Source of a response, for a single sink. */
export interface ResponseSource {
  /** Stream, if the source already is one. */
  readonly stream?: Readable
  drain(sink: ResponseSink): void
  /** Resumes delivery; the sink can accept more chunks. */
  resume(): void
  /** Cancels delivery; the sink needs no more chunks. */
  cancel(error?: Error): void
}

/** Wraps a stream as a source, for decompressed bodies. */
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

/** Converts a source to a Node stream, for a file that is passed on. */
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

/** Converts a source to the stream of a `Response`. Node's own conversion of its streams throws an uncaught error when it is cancelled. */
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

/** Collects all bytes; resolves with `undefined` and cancels the rest once the size exceeds `limit` bytes. */
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
