import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fromRoot } from './root.mjs'

const record = fromRoot('.cache/console-chunks.json')
const inTree = (id) => id.replaceAll('\\', '/').slice(fromRoot('').replaceAll('\\', '/').length + 1)

/** keeps what each script of a console build was made of, for the checks of weight */
export async function recordChunks(output, file = record) {
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, facadeModuleId, code, moduleIds }) => ({
      file: fileName,
      source: facadeModuleId ? inTree(facadeModuleId) : '',
      bytes: gzipSync(code, { level: 9 }).length,
      plugin: moduleIds.some((id) => inTree(id).startsWith('plugins/')),
    }))
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(chunks))
}

export const readChunks = async () => JSON.parse(await readFile(record, 'utf8'))

const declared = /^plugins\/[^/]+\/resources\/[^/]+\.tsx?$/
const written = /^plugins\/[^/]+\/views\/.+\.tsx?$/

/** a build's screens by weight, the heaviest first: the declared ones, and those written by hand */
export function weighScreens(chunks) {
  const heaviest = (pattern) => chunks.filter(({ source }) => pattern.test(source)).toSorted((a, b) => b.bytes - a.bytes)
  return { declared: heaviest(declared), written: heaviest(written) }
}

/** bytes of those of these files that hold code of a plugin */
export const pluginBytes = (chunks, files) =>
  chunks.filter(({ file, plugin }) => plugin && files.has(`/${file}`)).reduce((sum, { bytes }) => sum + bytes, 0)
