// converts every option below a folder, and counts what of it is carried
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { writeScreen } from '../resource/screen-files.mjs'
import { convertToScreen } from './convert-to-screen.mjs'
import { listOptions } from './read-option.mjs'

const sources = /\.(vue|[jt]sx?)$/
const skipped = new Set(['node_modules', 'dist'])

/** Yields the sources below a folder, in order; links are not followed. */
function* walkSources(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((left, right) => (left.name < right.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.')) yield* walkSources(join(folder, entry.name))
    if (entry.isFile() && sources.test(entry.name)) yield join(folder, entry.name)
  }
}

const toCamelCase = (text) => text.replaceAll(/[-_](\w)/g, (_, letter) => letter.toUpperCase())
const imported = /\bfrom\s*['"]([^'"]*\/api\/[^'"]+)['"]/g

/** Returns the paths that may name the entity: of the file itself, and of the calls that it imports. */
const listNames = (file, text) =>
  [file.split(sep).join('/'), ...[...text.matchAll(imported)].map(([, path]) => path)].map((path) =>
    path
      .slice(0, path.length - extname(path).length)
      .split('/')
      .filter((part) => part !== 'index')
      .map(toCamelCase),
  )

/**
 * Finds the entity of an option by the names of its file and of its imports: `views/system/post.vue` lists
 * `system/post`. `undefined` if none of them names one entity alone.
 * @param {{ file: string, text: string }} source
 * @param {readonly string[]} entities
 */
export function findEntity({ file, text }, entities) {
  for (const names of listNames(file, text)) {
    const same = entities.filter((path) => path.split('/')[1] === names.at(-1))
    const here = same.filter((path) => names.slice(0, -1).includes(path.split('/')[0]))
    const found = here.length === 1 ? here : same
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** Converts one source; returns a row of the table, or none if the file has no option. */
function convertSource({ file, name }, { contracts, out }) {
  try {
    const text = readFileSync(file, 'utf8')
    const options = listOptions(file, text)
    if (options.length === 0) return undefined
    const entity = findEntity({ file: name, text }, contracts.listEntities())
    if (!entity) return { name, left: ['no entity of the contracts has its name → convert it by itself, with --entity'] }
    const screen = convertToScreen({ file, text, entity }, contracts)
    if (out !== undefined) writeScreen(screen, join(out, entity.split('/')[0]))
    const others = options.length > 1 ? [`it has ${options.length} options → convert the others by themselves, with --option`] : []
    return { name, entity, columns: screen.columns, left: [...screen.left, ...others] }
  } catch (error) {
    return { name, left: [error.message.replaceAll(file, basename(file))] }
  }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Renders a table with the columns aligned. */
function formatTable(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  return rows.map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  )
}

/** Converts the options below a folder; returns the lines to print: what is carried of each, then what is left. */
export function convertFolder(folder, { contracts, out }) {
  const rows = [...walkSources(folder)].flatMap((file) => convertSource({ file, name: relative(folder, file) }, { contracts, out }) ?? [])
  if (rows.length === 0) throw new Error(`no file below ${folder} has an Avue option: an object with "column"`)
  const counted = rows.map(({ columns = { carried: 0, declared: 0 } }) => columns)
  const whole = rows.filter(({ left }) => left.length === 0).length
  const table = rows.map(({ name, entity = '–', columns, left }) => [
    name,
    entity,
    columns ? `${columns.carried} of ${columns.declared}` : '–',
    left.length === 0 ? 'all' : `${left.length} left`,
  ])
  return [
    ...formatTable([['file', 'entity', 'columns', 'carried'], ...table]),
    '',
    `${whole} of ${rows.length} options are carried in whole, and ${sum(counted.map(({ carried }) => carried))} of ${sum(counted.map(({ declared }) => declared))} columns of those that have an entity`,
    ...rows.flatMap(({ name, left }) => (left.length === 0 ? [] : ['', `${name}, left to you:`, ...left.map((line) => `- ${line}`)])),
  ]
}
