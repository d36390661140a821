// nightly: breaks the line that carries a statement of docs/spec and expects a test tagged with it to fail.
// Arguments are ids (`7.11 2.30`); without any, every break of docs/spec/breaks is tried.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { reportFindings } from './lib/cli.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { printLine, resolveFromRoot, root } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { isTestFile, parseTags } from './lib/spec-tags.mjs'

const folder = resolveFromRoot('docs/spec/breaks')
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
/** Places of a title that the runner fills in: `%s`, `$name`, `${name}`. */
const placeholder = /%[a-z#%]|\$\{[^}]*\}|\$[\w.]+/

/** Returns a pattern of the full name of a test, the titles of its groups included. */
const toNamePattern = (title) =>
  title
    .split(' › ')
    .map((part) => part.split(placeholder).map(escapePattern).join('.*'))
    .join('.* ')

const readBreaks = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.entries(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))))

/** Limit of the slowest tier: a timeout on a busy machine would count as a noticed break. */
const testTimeoutMs = 180_000

/** Runs the tests of one statement in one file → what failed, or `undefined` if all passed. */
async function findFailure({ file, titles }) {
  const pattern = titles.map(toNamePattern).join('|')
  const isBrowserTest = file.startsWith('e2e/')
  const { code, output } = isBrowserTest
    ? await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', file, '-g', pattern, '--reporter=line'])
    : await run('vitest', ['run', file, '-t', pattern, '--reporter=default', `--testTimeout=${testTimeoutMs}`], { env: { NO_COLOR: '1' } })
  if (code === 0) return undefined
  const failed = isBrowserTest ? /^ *\d+ failed$/m.test(output) : /^ *Tests .*\d+ failed/m.test(output)
  if (!failed) throw new Error(`the tests of ${file} did not run\n${output.slice(-2000)}`)
  return file
}

/** Builds what the tests of a break need in addition to the sources. */
async function prepare({ file }, tests) {
  const browserTests = tests.filter((test) => test.file.startsWith('e2e/'))
  const commands = [
    ...(file.startsWith('openapi/') ? [['scripts/generate.mjs', '--force']] : []),
    ...(browserTests.some((test) => test.file.startsWith('e2e/flows/')) ? [['scripts/build.mjs', '--only', 'demo']] : []),
    ...(browserTests.some((test) => !test.file.startsWith('e2e/flows/')) ? [['scripts/build.mjs', '--only', 'console']] : []),
  ]
  for (const args of commands) {
    const { code, output } = await run('node', args)
    if (code !== 0) throw new Error(`${args.join(' ')} failed\n${output.slice(-2000)}`)
  }
}

/** Tries a break → a finding, or `undefined` if a tagged test notices it. Unit tests go before browser tests. */
async function tryBreak(id, { file, find, replace }, tests) {
  const path = resolveFromRoot(file)
  const before = readFileSync(path, 'utf8')
  const count = before.split(find).length - 1
  if (count !== 1) return `${id}: ${file} has the text to replace ${count} times instead of once`
  const restore = () => writeFileSync(path, before)
  process.once('exit', restore)
  writeFileSync(
    path,
    before.replace(find, () => replace),
  )
  const unitTests = tests.filter((test) => !test.file.startsWith('e2e/'))
  const chosen = unitTests.length > 0 ? unitTests : tests
  try {
    await prepare({ file }, chosen)
    for (const test of chosen) if (await findFailure(test)) return undefined
    return `${id}: no tagged test notices the break of ${file}`
  } catch (error) {
    return `${id}: ${error.message}`
  } finally {
    restore()
    process.off('exit', restore)
    if (file.startsWith('openapi/')) await prepare({ file }, [])
  }
}

const tags = listTrackedFiles(root)
  .filter(isTestFile)
  .flatMap((file) => parseTags(readFileSync(resolveFromRoot(file), 'utf8'), file).map((tag) => ({ ...tag, file })))

/** Groups the tests of a statement by file. */
function findTests(id) {
  const found = tags.filter((tag) => tag.id === id)
  const files = [...new Set(found.map(({ file }) => file))]
  return files.map((file) => ({ file, titles: found.filter((tag) => tag.file === file).map(({ title }) => title) }))
}

process.on('SIGINT', () => process.exit(130))
const wanted = process.argv.slice(2)
const breaks = readBreaks().filter(([id]) => wanted.length === 0 || wanted.includes(id))
const findings = wanted.filter((id) => breaks.every(([known]) => known !== id)).map((id) => `${id}: has no break`)
for (const [id, entry] of breaks) {
  const finding = await tryBreak(id, entry, findTests(id))
  printLine(`${finding === undefined ? 'noticed' : 'MISSED '} ${id}`)
  if (finding !== undefined) findings.push(finding)
}
reportFindings(findings, `${breaks.length} breaks: each fails a test`)
