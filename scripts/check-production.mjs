// checks that a production build contains no mocks, gallery, source maps, evaluated text or chunk cycles
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { findChunkCycle, readChunks } from './lib/console-chunks.mjs'
import { resolveFromRoot } from './lib/root.mjs'

const refusedFiles = [
  { find: /mockServiceWorker/, say: 'the mock worker' },
  { find: /\.map$/, say: 'a source map' },
]
const refusedText = [
  { find: /mockServiceWorker|\[MSW\]|msw\/|setupWorker/, say: "msw's code" },
  { find: /__mock\/|admin123/, say: "the mocks' data" },
  { find: /outside\/gallery/, say: 'the gallery' },
  { find: /\beval\(|\bnew Function\(|document\.write\(/, say: 'code made from text' },
  { find: /sourceMappingURL=/, say: 'a source map' },
]

/** Returns findings about forbidden content of a build folder. */
export function checkProductionBuild(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const scripts = files.filter((entry) => entry.name.endsWith('.js'))
  if (scripts.length === 0) return [`${folder}: no JavaScript was built`]
  return files.flatMap((entry) => {
    const named = refusedFiles.filter(({ find }) => find.test(entry.name))
    const text = /\.(js|css|html|json)$/.test(entry.name) ? readFileSync(join(entry.parentPath, entry.name), 'utf8') : ''
    const held = refusedText.filter(({ find }) => find.test(text)).map(({ find, say }) => ({ say: `${say} (${find.exec(text)[0]})` }))
    return [...named, ...held].map(({ say }) => `${entry.name} is or holds ${say}`)
  })
}

if (isMainModule(import.meta.url)) {
  const circle = findChunkCycle(await readChunks())
  const findings = circle ? [`files need each other before any of them can run: ${circle}`] : []
  reportFindings(
    [...checkProductionBuild(resolveFromRoot('packages/console/dist')), ...findings],
    'the production build holds no mocks, gallery, maps, code made from text, nor files that need each other',
  )
}
