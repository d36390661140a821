import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { resolveFromRoot } from './root.mjs'

const record = resolveFromRoot('.cache/console-chunks.json')
const getGzipSize = (code) => gzipSync(code, { level: 9 }).length

/** Stores the scripts of a console build with their imports and gzip bytes for check-budgets and check-production. */
export async function recordChunks(output, file = record) {
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, imports, code }) => ({
      file: fileName,
      imports,
      bytes: getGzipSize(code),
    }))
  mkdirSync(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(chunks))
}

export const readChunks = async () => JSON.parse(await readFile(record, 'utf8'))

/** Returns the first import cycle of chunks as `a > b > a`; `undefined` without one. Chunks in a cycle run before their imports are initialized. */
export function findChunkCycle(chunks) {
  const importsByFile = new Map(chunks.map(({ file, imports }) => [file, imports]))
  const done = new Set()
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' > ')
    if (done.has(file)) return
    for (const next of importsByFile.get(file) ?? []) {
      const cycle = visit(next, [...path, file])
      if (cycle) return cycle
    }
    done.add(file)
  }
  for (const { file } of chunks) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
}
