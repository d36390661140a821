import { once } from 'node:events'
import { type Duplex, pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** Creates a stream for `deflate`, which servers use for both raw and zlib data; detects the zlib header. */
async function createInflater(body: Readable): Promise<Duplex> {
  if (body.readableLength === 0 && !body.readableEnded) await once(body, 'readable')
  const first: unknown = body.read()
  if (!(first instanceof Uint8Array)) return createInflate()
  body.unshift(first)
  return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
}

const decompressors = new Map<string, (body: Readable) => Duplex | Promise<Duplex>>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['br', () => createBrotliDecompress()],
  ['deflate', createInflater],
])

// more layers occur only in an attack
const maxEncodings = 5

/** Decompresses the body by its `Content-Encoding`; stops at an unknown coding. */
export async function decompress(body: Readable, encoding: string): Promise<Readable> {
  const layers = encoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity')
    .toReversed()
  if (layers.length > maxEncodings) throw new TypeError('packed too often')
  let inner = body
  for (const layer of layers) {
    const decompressor = await decompressors.get(layer)?.(inner)
    if (!decompressor) return inner
    // the reader receives the error
    inner = pipeline(inner, decompressor, () => undefined)
  }
  return inner
}
