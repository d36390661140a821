// docs/spec-coverage.md: the statements of docs/spec, each with the tests that say by their tags to hold it
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainModule, reportFindings } from './lib/cli.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { root } from './lib/root.mjs'
import { parseTags } from './lib/spec-tags.mjs'

const table = 'docs/spec-coverage.md'
const maxTitleLength = 100
// the test of this script writes tags of its own
const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file) && !/^scripts\/spec-/.test(file)

/** the sections of a folder: { title, statements: [{ id, text, leftOut }] }, in the order of their numbers */
export const readSections = (folder) =>
  readdirSync(folder)
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => readSection(readFileSync(join(folder, name), 'utf8')))

/** a section as its file has it; a line below a statement may say why it is left out */
export function readSection(text) {
  const [title = ''] = /(?<=^# ).+$/m.exec(text) ?? []
  const lines = text.matchAll(/^- (\S+) (.+)(?:\n {2}left out: (.+))?$/gm)
  return { title, statements: [...lines].map(([, id, wording, leftOut]) => ({ id, text: wording, leftOut })) }
}

/** what is wrong with the statements themselves */
export const checkStatements = (sections) =>
  sections.flatMap(({ title, statements }) => {
    const number = Number.parseInt(title, 10)
    return statements.flatMap(({ id, text }, index) => [
      ...(id === `${number}.${index + 1}` ? [] : [`docs/spec: ${id} stands where ${number}.${index + 1} is expected`]),
      ...(text.length > maxTitleLength ? [`docs/spec: ${id} is longer than ${maxTitleLength} characters`] : []),
    ])
  })

/** every tag of the tests under a folder: { id, title, file } */
export const readTags = (folder, files = listTrackedFiles(folder).filter(isTest).sort()) =>
  files.flatMap((file) => parseTags(readFileSync(join(folder, file), 'utf8'), file).map((tag) => ({ ...tag, file })))

/** what is wrong with the tags */
export function checkTags(sections, tags) {
  const known = new Map(sections.flatMap(({ statements }) => statements.map((statement) => [statement.id, statement])))
  return tags.flatMap(({ id, title, file }) => {
    if (!known.has(id)) return [`${file}: spec ${id} is no statement of docs/spec`]
    if (title === undefined) return [`${file}: spec ${id} stands above no test`]
    return known.get(id).leftOut ? [`${file}: spec ${id} is held, and docs/spec says that it is left out`] : []
  })
}

const cell = (text) => text.replaceAll('|', '\\|')

/** the table, as it is written down */
export function renderCoverage(sections, tags) {
  const testsOf = (id) => tags.filter((tag) => tag.id === id).map(({ file, title }) => `${file}: ${title}`)
  const all = sections.flatMap(({ statements }) => statements)
  const leftOut = all.filter((statement) => statement.leftOut)
  const open = all.filter(({ id, leftOut: reason }) => !reason && testsOf(id).length === 0)
  const row = ({ id, text, leftOut: reason = '' }) => `| ${[id, cell(text), cell(testsOf(id).join('<br>')), reason].join(' | ')} |`
  const head = ['| id | statement | held by | left out |', '| --- | --- | --- | --- |']
  return [
    '# What the specification states, and which test holds it',
    '',
    'Written by `npm run spec-coverage` from `docs/spec` and the `// spec` tags of the tests; not edited by hand.',
    '',
    `${all.length} statements: ${all.length - leftOut.length - open.length} held, ${leftOut.length} left out, ${open.length} open.`,
    ...(open.length > 0 ? ['', `Open: ${open.map(({ id }) => id).join(', ')}.`] : []),
    ...sections.flatMap(({ title, statements }) => ['', `## ${title}`, '', ...head, ...statements.map(row)]),
    '',
  ].join('\n')
}

function main() {
  const sections = readSections(join(root, 'docs/spec'))
  const tags = readTags(root)
  const findings = [...checkStatements(sections), ...checkTags(sections, tags)]
  const text = renderCoverage(sections, tags)
  if (findings.length === 0 && !process.argv.includes('--check')) writeFileSync(join(root, table), text)
  const isCurrent = findings.length > 0 || readFileSync(join(root, table), 'utf8') === text
  reportFindings(
    [...findings, ...(isCurrent ? [] : [`${table} differs from the tags: npm run spec-coverage`])],
    /^\d+ statements.*$/m.exec(text)?.[0],
  )
}

if (isMainModule(import.meta.url)) main()
