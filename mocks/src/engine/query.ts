import { fieldsOf } from './fields'
import { badParameter, refuse, serverError } from './refusal'
import { isDateTime } from './world/time'

export type Query = Readonly<Record<string, string>>

/** How a plain `field=value` matches: map-style lists look inside, entity-style lists compare. */
export type Match = 'like' | 'equal'

export interface QueryOptions {
  readonly match?: Match
  /** Columns that a list may be asked about although no row holds them at the moment. */
  readonly columns?: readonly string[]
  /** Parameters that the caller has already dealt with. */
  readonly taken?: readonly string[]
}

type Test = (cell: string, asked: string) => boolean

const contains: Test = (cell, asked) => cell.toLowerCase().includes(asked.toLowerCase())
const compare = (cell: string, asked: string) => {
  const [left, right] = [Number(cell), Number(asked)]
  if (cell !== '' && asked !== '' && Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right
  if (cell === asked) return 0
  return cell < asked ? -1 : 1
}

// an empty cell is NULL to the database, and NULL matches no comparison
const filled =
  (test: Test): Test =>
  (cell, asked) =>
    cell !== '' && test(cell, asked)

// a day is its first moment, as the database compares the two
const moment = (cell: string) => (cell.length === 10 ? `${cell} 00:00:00` : cell)

const tests: Readonly<Record<string, Test>> = {
  like: contains,
  notlike: (cell, asked) => !contains(cell, asked),
  likeleft: (cell, asked) => cell.toLowerCase().endsWith(asked.toLowerCase()),
  likeright: (cell, asked) => cell.toLowerCase().startsWith(asked.toLowerCase()),
  equal: (cell, asked) => cell === asked,
  notequal: (cell, asked) => cell !== asked,
  ge: filled((cell, asked) => compare(cell, asked) >= 0),
  gt: filled((cell, asked) => compare(cell, asked) > 0),
  le: filled((cell, asked) => compare(cell, asked) <= 0),
  lt: filled((cell, asked) => compare(cell, asked) < 0),
  datege: filled((cell, asked) => moment(cell) >= asked),
  dategt: filled((cell, asked) => moment(cell) > asked),
  datele: filled((cell, asked) => moment(cell) <= asked),
  datelt: filled((cell, asked) => moment(cell) < asked),
  dateequal: filled((cell, asked) => moment(cell) === asked),
  null: (cell) => cell === '',
  notnull: (cell) => cell !== '',
  ignore: () => true,
}

const paging = new Set(['current', 'size', 'ascs', 'descs'])
const guarded =
  /(?<![a-z])(insert|delete|select|count|group|union|drop|truncate|alter|grant|exec(ute)?|call|declare|sleep|sql)(?![a-z])|['"%;()]|--/i

/** Refuses names that try to reach the database. */
function guardName(name: string) {
  if (guarded.test(name)) throw refuse('SQL keyword injection prevention processing!')
}

const text = (value: unknown) => (value === undefined || value === null ? '' : String(value))

function conditionOf(name: string, asked: string, match: Match) {
  guardName(name)
  const cut = name.lastIndexOf('_')
  const suffix = cut > 0 ? name.slice(cut + 1) : ''
  const known = tests[suffix]
  if (!known) return { column: name, test: plainTest(match) }
  // the platform parses exactly one form and fails on every other
  if (suffix.startsWith('date') && !isDateTime(asked)) throw serverError()
  return { column: name.slice(0, cut), test: known }
}

const plainTest = (match: Match): Test => (match === 'equal' ? (cell, asked) => cell === asked : contains)

/** The rows that a list query asks for, by the platform's suffix rules. */
export function filterRows<Row extends object>(rows: readonly Row[], query: Query, options: QueryOptions = {}): Row[] {
  const asked = Object.entries(query).filter(([name, value]) => value !== '' && !paging.has(name) && !options.taken?.includes(name))
  if (asked.length === 0) return [...rows]
  const columns = columnsOf(rows, options)
  const conditions = asked.map(([name, value]) => ({ value, ...conditionOf(name, value, options.match ?? 'like') }))
  for (const { column, test } of conditions) if (columns.size > 0 && !columns.has(column) && test !== tests.ignore) throw serverError()
  return rows.filter((row) =>
    conditions.every(({ column, value, test }) => {
      const cell = fieldsOf(row)[column]
      // a whole number never matches by one of its digits
      return test === contains && typeof cell === 'number' ? text(cell) === value : test(text(cell), value)
    }),
  )
}

function columnsOf(rows: readonly object[], { columns = [] }: QueryOptions) {
  const names = new Set<string>()
  // rows of a table are alike: a sample names its columns, however long it is
  for (const row of rows.slice(0, 500)) for (const name of Object.keys(row)) names.add(name)
  if (names.size > 0) for (const name of columns) names.add(name)
  return names
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Orders by `ascs`, then `descs`; undefined where the query names no column. */
export function sortRows<Row extends object>(rows: readonly Row[], query: Query): Row[] | undefined {
  const names = (value: string | undefined, direction: 1 | -1) =>
    (value ?? '')
      .split(',')
      .filter((name) => name !== '')
      .map((name) => {
        guardName(name)
        return { column: camel(name.trim()), direction }
      })
  const keys = [...names(query.ascs, 1), ...names(query.descs, -1)]
  if (keys.length === 0) return undefined
  const columns = columnsOf(rows, {})
  for (const { column } of keys) if (rows.length > 0 && !columns.has(column)) throw serverError()
  return [...rows].sort((left, right) => {
    for (const { column, direction } of keys) {
      const order = compareCells(fieldsOf(left)[column], fieldsOf(right)[column])
      if (order !== 0) return order * direction
    }
    return 0
  })
}

const decimal = /^-?\d{1,12}\.\d{1,6}$/
const collator = new Intl.Collator('zh-Hans-CN')

function compareCells(left: unknown, right: unknown) {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  // amounts travel as text and are ordered as the numbers that they are
  if (decimal.test(text(left)) && decimal.test(text(right))) return Number(left) - Number(right)
  return collator.compare(text(left), text(right))
}

function positive(query: Query, name: string, fallback: number) {
  const asked = query[name]
  if (asked === undefined || asked === '') return fallback
  if (!/^-?\d{1,9}$/.test(asked)) throw badParameter(name)
  return Math.max(1, Number(asked))
}

/** One page of the rows, as MyBatis-Plus reports it. */
export function pageOf<Row>(rows: readonly Row[], query: Query) {
  const current = positive(query, 'current', 1)
  const size = positive(query, 'size', 10)
  const records = rows.slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
}
