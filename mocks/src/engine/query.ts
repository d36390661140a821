import { getOwn } from '@jwsk/sdk'
import { type Columns, getQueryCells } from './columns'
import { type Query, toFields } from './fields'
import { badParameterError, businessError, type Refusal, serverError } from './refusal'
import { isDateTime } from './world/time'

/**
 * Comparison of a plain `field=value`. like: contains the text · equal: equals · exact: equals, and parameters that are
 * no plain
 * column are ignored · none: no parameter is a condition
 */
export type Match = 'like' | 'equal' | 'exact' | 'none'

/** Rules by which a platform parses and rejects the parameters of lists. */
export interface ListRules {
  unknownColumn(name: string, clause: 'WHERE' | 'ORDER BY'): Refusal
  /** Creates the error for a name with SQL keywords. */
  guardedName(name: string, clause: 'WHERE' | 'ORDER BY'): Refusal
  badDate(value: string): Refusal
  badNumber(name: string, value: string): Refusal
  /** Whether a plain filter matches a whole number or any of its digits, as LIKE does. */
  readonly numbers: 'exact' | 'digits'
  /** Spelling of columns in `ascs` and `descs`. */
  readonly sortNames: 'camelOrSnake' | 'snake'
  readonly textOrder: 'pinyin' | 'codeUnits'
  /** Whether unpaged lists can be sorted as well. */
  readonly unpagedLists: 'sortable' | 'unsorted'
  /** Maximum page size; larger pages are cut. */
  readonly maxPageSize: number
}

export const defaultListRules: ListRules = {
  unknownColumn: () => serverError(),
  guardedName: () => businessError('SQL keyword injection prevention processing!'),
  badDate: () => serverError(),
  badNumber: (name) => badParameterError(name),
  numbers: 'exact',
  sortNames: 'camelOrSnake',
  textOrder: 'pinyin',
  unpagedLists: 'sortable',
  maxPageSize: 500,
}

export interface QueryOptions {
  /** Rules of the platform. Defaults to those of the family. */
  readonly rules?: ListRules
  /** Types of all columns, if the table is described. */
  readonly schema?: Columns
  readonly match?: Match
  /** Columns that a list can be filtered by even if all rows lack them. */
  readonly columns?: readonly string[]
  /** Parameters that the caller has already handled. */
  readonly handledParameters?: readonly string[]
}

type CellTest = (cell: string, operand: string) => boolean

const escapeLike = (operand: string) => operand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

// LIKE syntax: % matches any text, _ any one character
const matchesLike: CellTest = (cell, operand) =>
  /[%_]/.test(operand)
    ? new RegExp(escapeLike(operand).replaceAll('%', '.*').replaceAll('_', '.'), 'is').test(cell)
    : cell.toLowerCase().includes(operand.toLowerCase())
const compare = (cell: string, operand: string) => {
  const [left, right] = [Number(cell), Number(operand)]
  if (cell !== '' && operand !== '' && Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right
  if (cell === operand) return 0
  return cell < operand ? -1 : 1
}

// an empty cell is NULL in the database, and NULL matches no comparison
const skipEmpty =
  (test: CellTest): CellTest =>
  (cell, operand) =>
    cell !== '' && test(cell, operand)

// a date is compared as its midnight, as in the database
const parseMoment = (cell: string) => (cell.length === 10 ? `${cell} 00:00:00` : cell)

const suffixTests: Readonly<Record<string, CellTest>> = {
  like: matchesLike,
  notlike: (cell, operand) => !matchesLike(cell, operand),
  likeleft: (cell, operand) => cell.toLowerCase().endsWith(operand.toLowerCase()),
  likeright: (cell, operand) => cell.toLowerCase().startsWith(operand.toLowerCase()),
  equal: (cell, operand) => cell === operand,
  notequal: (cell, operand) => cell !== operand,
  ge: skipEmpty((cell, operand) => compare(cell, operand) >= 0),
  gt: skipEmpty((cell, operand) => compare(cell, operand) > 0),
  le: skipEmpty((cell, operand) => compare(cell, operand) <= 0),
  lt: skipEmpty((cell, operand) => compare(cell, operand) < 0),
  datege: skipEmpty((cell, operand) => parseMoment(cell) >= operand),
  dategt: skipEmpty((cell, operand) => parseMoment(cell) > operand),
  datele: skipEmpty((cell, operand) => parseMoment(cell) <= operand),
  datelt: skipEmpty((cell, operand) => parseMoment(cell) < operand),
  dateequal: skipEmpty((cell, operand) => parseMoment(cell) === operand),
  null: (cell) => cell === '',
  notnull: (cell) => cell !== '',
  ignore: () => true,
}

const paging = new Set(['current', 'size', 'ascs', 'descs'])
const sqlWords =
  /(?<![a-z])(insert|delete|select|count|group|union|drop|truncate|alter|grant|exec(ute)?|call|declare|sleep|sql)(?![a-z])|['"%;()]|--/i

const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function createCondition([name, value]: readonly [string, string], match: Match, rules: ListRules) {
  if (sqlWords.test(name)) throw rules.guardedName(name, 'WHERE')
  const cut = name.lastIndexOf('_')
  const suffix = cut > 0 ? name.slice(cut + 1) : ''
  const known = getOwn(suffixTests, suffix)
  if (!known) return { column: toCamelCase(name), test: getPlainTest(match) }
  // the platform parses exactly one format and fails on any other
  if (suffix.startsWith('date') && !isDateTime(value)) throw rules.badDate(value)
  return { column: toCamelCase(name.slice(0, cut)), test: known }
}

const getPlainTest = (match: Match): CellTest => (match === 'equal' ? (cell, operand) => cell === operand : matchesLike)

/** Filters rows by a list query, by the platform's suffix rules. */
export function filterRows<Row extends object>(rows: readonly Row[], query: Query, options: QueryOptions = {}): Row[] {
  const { match = 'like', rules = defaultListRules, schema, handledParameters } = options
  if (match === 'none') return [...rows]
  if (match === 'exact') return filterExact(rows, query, schema ?? {})
  const filters = Object.entries(query).filter(([name, value]) => value !== '' && !paging.has(name) && !handledParameters?.includes(name))
  if (filters.length === 0) return [...rows]
  const columns = getColumns(rows, options)
  const conditions = filters.map((entry) => ({ value: entry[1], ...createCondition(entry, match, rules) }))
  for (const { column, test } of conditions)
    if (columns.size > 0 && !columns.has(column) && test !== suffixTests.ignore) throw rules.unknownColumn(column, 'WHERE')
  const comparesWhole = rules.numbers === 'exact'
  return rows.filter((row) =>
    conditions.every(({ column, value, test }) => {
      const cell = toFields(row)[column]
      return comparesWhole && test === matchesLike && typeof cell === 'number' ? toText(cell) === value : test(toText(cell), value)
    }),
  )
}

/** Column that the database sets itself and no query compares. */
const automatic = 'isDeleted'

function filterExact<Row extends object>(rows: readonly Row[], query: Query, schema: Columns): Row[] {
  const cells = getQueryCells(schema, query).filter(([name]) => name !== automatic)
  return rows.filter((row) => cells.every(([name, cell]) => toFields(row)[name] === cell))
}

function getColumns(rows: readonly object[], { columns = [], schema }: QueryOptions) {
  if (schema) return new Set(Object.keys(schema))
  const parseSortNames = new Set<string>()
  // rows of a table have the same columns, so a sample is enough for long tables
  for (const row of rows.slice(0, 500)) for (const name of Object.keys(row)) parseSortNames.add(name)
  if (parseSortNames.size > 0) for (const name of columns) parseSortNames.add(name)
  return parseSortNames
}

const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Sorts by `ascs`, then `descs`; returns `undefined` if the query names no column. */
export function sortRows<Row extends object>(rows: readonly Row[], query: Query, options: QueryOptions = {}): Row[] | undefined {
  const { rules = defaultListRules } = options
  const parseSortNames = (value: string | undefined, direction: 1 | -1) =>
    (value ?? '')
      .split(',')
      .filter((name) => name !== '')
      .map((name) => {
        if (sqlWords.test(name)) throw rules.guardedName(name, 'ORDER BY')
        return { name: name.trim(), column: toCamelCase(name.trim()), direction }
      })
  const keys = [...parseSortNames(query.ascs, 1), ...parseSortNames(query.descs, -1)]
  if (keys.length === 0) return undefined
  const columns = getColumns(rows, options)
  for (const { name, column } of keys) {
    const misspelt = rules.sortNames === 'snake' && /[A-Z]/.test(name)
    if (rows.length > 0 && (misspelt || !columns.has(column))) throw rules.unknownColumn(name, 'ORDER BY')
  }
  const compareTexts = rules.textOrder === 'pinyin' ? collator.compare : compareByCode
  return [...rows].sort((left, right) => {
    for (const { column, direction } of keys) {
      const order = compareCells(toFields(left)[column], toFields(right)[column], compareTexts)
      if (order !== 0) return order * direction
    }
    return 0
  })
}

const decimal = /^-?\d{1,12}\.\d{1,6}$/
const collator = new Intl.Collator('zh-Hans-CN')

const compareByCode = (left: string, right: string) => {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compareCells(left: unknown, right: unknown, compareTexts: (left: string, right: string) => number) {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  // amounts are sent as text but sorted as numbers
  if (decimal.test(toText(left)) && decimal.test(toText(right))) return Number(left) - Number(right)
  return compareTexts(toText(left), toText(right))
}

function parseIntegerParameter(query: Query, { name, fallback }: { readonly name: string; readonly fallback: number }, rules: ListRules) {
  const value = query[name]
  if (value === undefined || value === '') return fallback
  if (!/^-?\d{1,9}$/.test(value)) throw rules.badNumber(name, value)
  return Number(value)
}

/** Paginates rows as MyBatis-Plus does: a size of 0 returns no rows, a negative one up to the maximum without a count. */
export function paginate<Row>(rows: readonly Row[], query: Query, rules: ListRules = defaultListRules) {
  const { maxPageSize: maxSize } = rules
  const current = Math.max(1, parseIntegerParameter(query, { name: 'current', fallback: 1 }, rules))
  const requestedSize = parseIntegerParameter(query, { name: 'size', fallback: 10 }, rules)
  if (requestedSize < 0) return { records: rows.slice(0, maxSize), total: 0, size: maxSize, current, pages: 0 }
  const size = requestedSize > maxSize && rows.length > 0 ? maxSize : requestedSize
  const records = rows.slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: size === 0 ? 0 : Math.ceil(rows.length / size) }
}
