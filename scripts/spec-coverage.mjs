// npm run docs:coverage prints the statements of docs/spec with the tests whose `// spec` tags name them; --check fails on gaps only
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportFindings } from './lib/cli.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { printLine, root } from './lib/root.mjs'
import { isTestFile, parseTags } from './lib/spec-tags.mjs'

const maxLength = 100

/** Parses a section of the specification; a line below a statement may give the reason why no test covers it. */
function parseSection(text) {
  const [title = ''] = /(?<=^# ).+$/m.exec(text) ?? []
  const lines = text.matchAll(/^- (\S+) (.+)(?:\n {2}left out: (.+))?$/gm)
  return { title, statements: [...lines].map(([, id, text, reason]) => ({ id, text, reason })) }
}

function readSections(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  return names.map((name) => parseSection(readFileSync(join(folder, name), 'utf8')))
}

const readTags = () =>
  listTrackedFiles(root)
    .filter(isTestFile)
    .sort()
    .flatMap((file) => parseTags(readFileSync(join(root, file), 'utf8'), file).map((tag) => ({ ...tag, file })))

const checkStatements = ({ title, statements }, testsById) =>
  statements.flatMap(({ id, text, reason }, index) => {
    const expectedId = `${Number.parseInt(title, 10)}.${index + 1}`
    return [
      ...(id === expectedId ? [] : [`docs/spec: ${id} is found where ${expectedId} is expected`]),
      ...(text.length > maxLength ? [`docs/spec: ${id} is longer than ${maxLength} characters`] : []),
      ...(testsById.has(id) || reason ? [] : [`docs/spec: ${id} has neither a test nor a reason`]),
      ...(testsById.has(id) && reason ? [`docs/spec: ${id} is left out, but ${testsById.get(id)[0]} covers it`] : []),
    ]
  })

const sections = readSections(join(root, 'docs/spec'))
const tags = readTags()
const testsById = new Map()
for (const { id, title, file } of tags) testsById.set(id, [...(testsById.get(id) ?? []), `${file}: ${title}`])
const statements = sections.flatMap((section) => section.statements)
const ids = new Set(statements.map(({ id }) => id))

if (!process.argv.includes('--check')) {
  const escapeCell = (text) => text.replaceAll('|', '\\|')
  for (const section of sections) {
    printLine(`\n## ${section.title}\n\n| id | statement | covered by | left out |\n| --- | --- | --- | --- |`)
    for (const { id, text, reason = '' } of section.statements)
      printLine(`| ${id} | ${escapeCell(text)} | ${escapeCell((testsById.get(id) ?? []).join('<br>'))} | ${reason} |`)
  }
}
const findings = [
  ...sections.flatMap((section) => checkStatements(section, testsById)),
  ...tags.filter(({ id }) => !ids.has(id)).map(({ id, file }) => `${file}: docs/spec has no statement ${id}`),
  ...tags.filter(({ title }) => title === undefined).map(({ id, file }) => `${file}: the tag ${id} is above no test`),
]
const covered = statements.filter(({ id }) => testsById.has(id)).length
reportFindings(findings, `${statements.length} statements: ${covered} covered by tests, ${statements.length - covered} left out`)
