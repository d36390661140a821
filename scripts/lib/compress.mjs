import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]
const kinds = /\.(js|css|html|svg|txt|json)$/
/** an operator writes it anew without building */
const written = 'config.json'
/** a smaller file gains nothing on its way */
const minBytes = 1024
/** brotli at its best takes minutes for all at once where memory is short */
const concurrency = 16

const forms = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => compressGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < minBytes) return 0
  const { atime, mtime } = await stat(file)
  let count = 0
  for (const [ending, compress] of Object.entries(forms)) {
    const smaller = await compress(bytes)
    if (smaller.length >= bytes.length) continue
    await writeFile(`${file}.${ending}`, smaller)
    // nginx serves a neighbour of the same age
    await utimes(`${file}.${ending}`, atime, mtime)
    count += 1
  }
  return count
}

/** writes `.br` and `.gz` beside every text of a folder, for servers that send them as they are → how many */
export async function compressFolder(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => kinds.test(name) && name !== written)
  let count = 0
  for (let at = 0; at < files.length; at += concurrency) {
    const counts = await Promise.all(files.slice(at, at + concurrency).map((name) => compressFile(join(folder, name))))
    count += counts.reduce((sum, one) => sum + one, 0)
  }
  return count
}
