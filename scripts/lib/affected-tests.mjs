// what a change touches: its files, and the tests that stand nearest to them
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseImports } from './imports.mjs'
import { resolveFromRoot, root } from './root.mjs'

const git = (folder, ...args) => {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** what differs from where the upstream branch stands, or from the last commit where there is none; uncommitted and new files too */
export function getChangedFiles(folder = root, since = '') {
  const base = since || git(folder, 'merge-base', 'HEAD', '@{upstream}') || 'HEAD'
  const lines = [git(folder, 'diff', '--name-only', base), git(folder, 'ls-files', '--others', '--exclude-standard')]
  return [...new Set(lines.flatMap((text) => text.split('\n')).filter(Boolean))].sort()
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** tsconfig's `paths`: `@jwsk/kit/*` → where such a module may lie */
function aliases() {
  const { paths } = JSON.parse(readFileSync(resolveFromRoot('tsconfig.json'), 'utf8')).compilerOptions
  return Object.entries(paths).map(([pattern, targets]) => {
    const [before, after = ''] = pattern.split('*')
    return (id) => {
      if (!pattern.includes('*')) return id === pattern ? targets : []
      if (!id.startsWith(before) || !id.endsWith(after)) return []
      return targets.map((target) => target.replace('*', id.slice(before.length, id.length - after.length)))
    }
  })
}

/** for each file, the files that name it: in an import, a dynamic one included */
export function getImporters(files, read = (file) => readFileSync(join(root, file), 'utf8')) {
  const known = new Set(files)
  const roads = aliases()
  const importers = new Map()
  for (const file of files) {
    if (!/\.(m?ts|tsx|mjs)$/.test(file)) continue
    for (const { id } of parseImports(read(file))) {
      const bases = id.startsWith('.') ? [join(dirname(file), id)] : roads.flatMap((road) => road(id))
      const target = bases.flatMap((base) => endings.map((ending) => normalize(base) + ending)).find((candidate) => known.has(candidate))
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file)

/** tests that read a document, where no import says so */
const readers = [
  [/^README/, ['scripts/readme.test.mjs']],
  [/^docs\/(en\/)?(guide\/|index\.md)/, ['scripts/docs.test.mjs', 'scripts/docs-tests.test.mjs']],
  [/^packages\/sdk\/README/, ['scripts/sdk-readme.test.mjs', 'scripts/codegen-readme.test.mjs']],
  [/^packages\/codegen\/README/, ['scripts/codegen-readme.test.mjs']],
]
const getReaders = (file) => readers.flatMap(([document, tests]) => (document.test(file) ? tests : []))

/** the test files that reach one of `changed`, nearest first: a test that imports it stands before one that imports its importer */
export function findAffectedTests(changed, importers) {
  const seen = new Set([...changed, ...changed.flatMap(getReaders)])
  const near = []
  for (let ring = [...seen]; ring.length > 0; ) {
    near.push(...ring.filter(isTest))
    const next = new Set(ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file)))
    for (const file of next) seen.add(file)
    ring = [...next]
  }
  return near
}

const defaultDurationSeconds = 2

/** as many of them, in their order, as `seconds` hold on `workers`, by what each took in the last whole run */
export function selectWithinTime(seconds, tests, { took, workers }) {
  let left = seconds * workers
  return tests.filter((file) => {
    const needs = took.get(file) ?? defaultDurationSeconds
    if (needs > left) return false
    left -= needs
    return true
  })
}

/** what each test file took in the last whole run, in seconds */
export function readTestDurations(report) {
  if (!existsSync(report)) return new Map()
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return new Map(testResults.map(({ name, startTime, endTime }) => [name.slice(root.length + 1), (endTime - startTime) / 1000]))
}

/** the gates that a change of these files can turn red and that take seconds */
export function getAffectedSteps(files) {
  const any = (pattern) => files.some((file) => pattern.test(file))
  return [
    'lint',
    any(/\.(m?ts|tsx|mjs|css)$/) && 'source',
    any(/\.(m?ts|tsx|ya?ml)$/) && 'types',
    any(/\.(m?ts|tsx|mjs)$|package\.json$/) && 'boundaries',
    any(/^openapi\//) && 'specs',
    any(/package(-lock)?\.json$/) && 'lock',
    any(/package(-lock)?\.json$/) && 'licences',
  ].filter(Boolean)
}
