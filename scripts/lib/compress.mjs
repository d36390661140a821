import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)]
const kinds = /\.(js|css|html|svg|txt|json)$/
/** File that operators edit without a build, so it is not compressed. */
const written = 'config.json'
/** Minimum size in bytes; compressing smaller files saves no transfer time. */
const minBytes = 1024
/** Maximum of parallel files; brotli at its best quality takes minutes for all at once if memory is short. */
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
    // compressed files keep the timestamps of their originals
    await utimes(`${file}.${ending}`, atime, mtime)
    count += 1
  }
  return count
}

/** Writes `.br` and `.gz` next to every text file of a folder, for servers of precompressed files; returns their number. */
export async function compressFolder(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => kinds.test(name) && name !== written)
  let count = 0
  for (let at = 0; at < files.length; at += concurrency) {
    const counts = await Promise.all(files.slice(at, at + concurrency).map((name) => compressFile(join(folder, name))))
    count += counts.reduce((sum, one) => sum + one, 0)
  }
  return count
}
