/** A length that was told holds where nothing is unpacked; a page is not told of that by another origin. */
const isTold = ({ headers, type }: Response) => type !== 'cors' && headers.has('content-length') && !headers.has('content-encoding')

/**
 * Reads an answer whole, as far as it may go: `tooLarge` is thrown as soon as it is longer, unpacked, whatever it said
 * of its length.
 */
async function pieces(body: ReadableStream<Uint8Array>, limit: number, tooLarge: () => Error): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = body.getReader()
  const read: Uint8Array<ArrayBuffer>[] = []
  let left = limit
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return read
    left -= value.length
    if (left < 0) {
      // the connection is of no use until what is still sent on it is thrown away
      reader.cancel().catch(() => undefined)
      throw tooLarge()
    }
    // what a body is read into is never shared
    read.push(value as Uint8Array<ArrayBuffer>)
  }
}

/** The bytes of an answer. */
export async function boundedBlob(response: Response, limit: number, tooLarge: () => Error): Promise<Blob> {
  if (isTold(response) || !response.body) return response.blob()
  const bytes = await pieces(response.body, limit, tooLarge)
  const whole = new ReadableStream({
    start(into) {
      for (const piece of bytes) into.enqueue(piece)
      into.close()
    },
  })
  // of the response's own kind: a page under test may have another one
  return new Response(whole, response).blob()
}

/** An answer that keeps a limit by itself, at less cost than its stream would have. */
export interface SelfLimiting {
  textWithin(limit: number, tooLarge: () => Error): Promise<string>
}

/** The text of an answer, which is UTF-8. */
export async function boundedText(response: Response & Partial<SelfLimiting>, limit: number, tooLarge: () => Error): Promise<string> {
  if (response.textWithin) return response.textWithin(limit, tooLarge)
  if (isTold(response) || !response.body) return response.text()
  const decoder = new TextDecoder()
  const read = await pieces(response.body, limit, tooLarge)
  return read.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode()
}
