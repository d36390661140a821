/** A length that was told holds where nothing is unpacked; a page is not told of that by another origin. */
const hasTrustedLength = ({ headers, type }: Response) => type !== 'cors' && headers.has('content-length') && !headers.has('content-encoding')

type Bytes = Uint8Array<ArrayBuffer>

function concatBytes(pieces: readonly Bytes[], length: number): Bytes {
  const [first] = pieces
  // as most answers come
  if (first?.length === length) return first
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * Reads an answer whole, as far as it may go: `tooLarge` is thrown as soon as it is longer, unpacked, whatever it said
 * of its length.
 */
async function readBytes(body: ReadableStream<Uint8Array>, limit: number, tooLarge: () => Error): Promise<Bytes> {
  const reader = body.getReader()
  const pieces: Bytes[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return concatBytes(pieces, length)
    length += value.length
    if (length > limit) {
      // the connection is of no use until what is still sent on it is thrown away
      reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    // what a body is read into is never shared
    pieces.push(value as Bytes)
  }
}

/** The bytes of an answer. */
export async function readBlobWithLimit(response: Response, limit: number, tooLarge: () => Error): Promise<Blob> {
  if (hasTrustedLength(response) || !response.body) return response.blob()
  // of the response's own kind: a page under test may have another one
  return new Response(await readBytes(response.body, limit, tooLarge), response).blob()
}

/** An answer that keeps a limit by itself, at less cost than its stream would have. */
export interface LimitedResponse {
  textWithLimit(limit: number, tooLarge: () => Error): Promise<string>
}

// one for all: making one, and decoding a stream with it, costs more than the rest of reading an answer
const utf8 = new TextDecoder()

/** The text of an answer, which is UTF-8. */
export async function readTextWithLimit(response: Response & Partial<LimitedResponse>, limit: number, tooLarge: () => Error): Promise<string> {
  if (response.textWithLimit) return response.textWithLimit(limit, tooLarge)
  if (hasTrustedLength(response) || !response.body) return response.text()
  return utf8.decode(await readBytes(response.body, limit, tooLarge))
}
