// browsers accept a length in addition to chunks, which it does not limit; Node rejects such a response
const isBrowser = () => 'document' in globalThis || 'importScripts' in globalThis

/** Whether the declared length can be trusted: it limits the body, and nothing is decompressed. */
const hasTrustedLength = ({ headers }: Response) => !isBrowser() && headers.has('content-length') && !headers.has('content-encoding')

type Bytes = Uint8Array<ArrayBuffer>

function concatBytes(pieces: readonly Bytes[], length: number): Bytes {
  const [first] = pieces
  // the common case
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
 * Reads a response completely; throws `tooLarge` as soon as the decompressed size exceeds the limit, regardless of the
 * declared length.
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
      // the connection is not reusable until the rest of the body is discarded
      reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    // the buffer of a body is never shared
    pieces.push(value as Bytes)
  }
}

/** Reads the bytes of a response. */
export async function readBlobWithLimit(response: Response, limit: number, tooLarge: () => Error): Promise<Blob> {
  if (hasTrustedLength(response) || !response.body) return response.blob()
  // a Blob of the response's own realm, which differs from the global one under test
  return new Response(await readBytes(response.body, limit, tooLarge), response).blob()
}

/** Response that enforces a limit itself, cheaper than its stream would. */
export interface LimitedResponse {
  textWithLimit(limit: number, tooLarge: () => Error): Promise<string>
}

// shared: creating a decoder and decoding a stream costs more than the rest of reading
const utf8 = new TextDecoder()

/** Reads the text of a response, which is UTF-8. */
export async function readTextWithLimit(
  response: Response & Partial<LimitedResponse>,
  limit: number,
  tooLarge: () => Error,
): Promise<string> {
  if (response.textWithLimit) return response.textWithLimit(limit, tooLarge)
  if (hasTrustedLength(response) || !response.body) return response.text()
  return utf8.decode(await readBytes(response.body, limit, tooLarge))
}
