import { once } from 'node:events'
import { type Duplex, pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

/** Servers mean either by `deflate`; a zlib header tells. */
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

// nobody packs more often but to harm
const maxEncodings = 5

/** The body as it was before it was packed; as it came where nobody here knows how. */
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
    const unpacker = await decompressors.get(layer)?.(inner)
    if (!unpacker) return inner
    // whoever reads hears of what is broken
    inner = pipeline(inner, unpacker, () => undefined)
  }
  return inner
}
