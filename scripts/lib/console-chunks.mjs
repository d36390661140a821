import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { resolveFromRoot } from './root.mjs'

const record = resolveFromRoot('.cache/console-chunks.json')
const getGzipSize = (code) => gzipSync(code, { level: 9 }).length
const isSource = (id) => id.replaceAll('\\', '/').slice(resolveFromRoot('').replaceAll('\\', '/').length + 1)

const declared = /^plugins\/[^/]+\/resources\/[^/]+\.tsx?$/

/** keeps what each script of a console build was made of, for the checks of weight */
export async function recordChunks(output, file = record) {
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, facadeModuleId, imports, code, moduleIds, modules }) => ({
      file: fileName,
      imports,
      source: facadeModuleId ? isSource(facadeModuleId) : '',
      bytes: getGzipSize(code),
      plugin: moduleIds.some((id) => isSource(id).startsWith('plugins/')),
      // the lists of an area share a file: each is weighed by itself
      lists: moduleIds
        .filter((id) => declared.test(isSource(id)))
        .map((id) => ({ source: isSource(id), bytes: getGzipSize(modules[id]?.code ?? '') })),
    }))
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(chunks))
}

export const readChunks = async () => JSON.parse(await readFile(record, 'utf8'))

const written = /^plugins\/[^/]+\/views\/.+\.tsx?$/

/** a build's screens by weight, the heaviest first: the declared ones, and those written by hand */
export function measureScreens(chunks) {
  const heaviest = (screens) => screens.toSorted((a, b) => b.bytes - a.bytes)
  return {
    declared: heaviest(chunks.flatMap(({ lists }) => lists)),
    written: heaviest(chunks.filter(({ source }) => written.test(source))),
  }
}

/** bytes of those of these files that hold code of a plugin */
export const measurePluginCode = (chunks, files) =>
  chunks.filter(({ file, plugin }) => plugin && files.has(`/${file}`)).reduce((sum, { bytes }) => sum + bytes, 0)

const start = /\/(index|react|rolldown-runtime)-[\w-]{8}\.js$/

/**
 * Files that declared lists wait for once their own file is there: one more round trip to the platform for each screen.
 * @param ahead what the page fetches ahead of every list, by file
 */
export const findRequestWaterfalls = (chunks, ahead) =>
  chunks
    .filter(({ lists }) => lists.length > 0)
    .flatMap(({ file, imports }) => {
      const late = imports.filter((next) => !ahead.has(next) && !start.test(next))
      return late.length > 0 ? `${file} > ${late.join(', ')}` : []
    })

/**
 * The first circle of files that need each other before any of them can run, as `a > b > a`; `undefined` without one.
 * What such files run at once finds the others empty, and which of them fails depends on who asks first.
 */
export function findChunkCycle(chunks) {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]))
  const done = new Set()
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' > ')
    if (done.has(file)) return
    for (const next of importsOf.get(file) ?? []) {
      const circle = visit(next, [...path, file])
      if (circle) return circle
    }
    done.add(file)
  }
  for (const { file } of chunks) {
    const circle = visit(file, [])
    if (circle) return circle
  }
}
