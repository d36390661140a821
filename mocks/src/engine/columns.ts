import { type Query, toFields } from './fields'
import { Refusal } from './refusal'
import { formatDateTime, isDateTime } from './world/time'

/** Type of a column: `id` is a 19-digit number as text, `whole` a 32-bit number, `time` `yyyy-MM-dd HH:mm:ss`. */
export type ColumnType = 'id' | 'text' | 'whole' | 'time'

/** Columns of a table in output order. */
export type Columns = Readonly<Record<string, ColumnType>>

/** Value in a table with described columns; where the database has NULL, text is empty and a number `undefined`. */
export type Cell = string | number | undefined

interface Kind {
  /** Java type, as named in error messages. */
  readonly type: string
  /** Value sent for NULL. */
  readonly blank: string | number
  /** Parses a value of a body or a parameter; returns `undefined` if it is not of this type. */
  read(value: unknown): Cell | undefined
}

const maxLong = 2n ** 63n

const kinds: Readonly<Record<ColumnType, Kind>> = {
  id: {
    type: 'Long',
    blank: -1,
    read: (value) => (/^-?\d{1,19}$/.test(String(value)) && BigInt(String(value)) < maxLong ? String(value) : undefined),
  },
  text: { type: 'String', blank: '', read: String },
  whole: {
    type: 'Integer',
    blank: -1,
    read: (value) => (/^-?\d{1,10}$/.test(String(value)) ? Number(value) : undefined),
  },
  time: {
    type: 'Date',
    blank: '',
    read: (value) => {
      if (typeof value === 'number') return formatDateTime(value)
      return isDateTime(String(value)) ? String(value) : undefined
    },
  },
}

/** Converts a row for output: every column in order, with placeholders for NULL. */
export const toOutputRow = (columns: Columns, row: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, kind]) => {
      const value: unknown = Reflect.get(row, name)
      const { blank } = kinds[kind]
      // the cells were created by `read`
      return [name, value === undefined || value === '' ? blank : (value as string | number)]
    }),
  )

const isNullValue = (value: unknown, kind: ColumnType) =>
  value === undefined || value === null || (kind !== 'text' && typeof value === 'string' && value.trim() === '')

/** Parses the cells of a JSON body; ignores names that the table lacks. */
export function toCells(columns: Columns, body: unknown): Record<string, Cell> {
  const fields = toFields(body)
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, kind]): [string, Cell][] => {
      const value = fields[name]
      if (isNullValue(value, kind)) return []
      const cell = kinds[kind].read(value)
      if (cell === undefined) throw new Refusal(400, `JSON parse error: ${unreadableError(kind, value)}`)
      return [[name, cell]]
    }),
  )
}

const unreadableError = (kind: ColumnType, value: unknown) => {
  const { type } = kinds[kind]
  if (kind === 'time')
    return `Cannot deserialize value of type \`java.util.Date\` from String "${value}": not a valid representation (error: Failed to parse Date value '${value}': Unparseable date: "${value}")`
  return `Cannot deserialize value of type \`java.lang.${type}\` from String "${value}": not a valid \`java.lang.${type}\` value`
}

/** Parses the cells of a query; ignores names that the table lacks. */
export function getQueryCells(columns: Columns, query: Query): [name: string, cell: Cell][] {
  return Object.entries(columns).flatMap(([name, kind]): [string, Cell][] => {
    const value = query[name]
    if (value === undefined || value === '') return []
    const cell = kinds[kind].read(value)
    if (cell === undefined) throw new Refusal(400, `${name}:${typeMismatchMessage(name, kind, value)}`)
    return [[name, cell]]
  })
}

/** Creates Spring's message for a parameter that cannot be bound. */
export function typeMismatchMessage(name: string, kind: ColumnType, value: string): string {
  const type = kind === 'time' ? 'java.util.Date' : `java.lang.${kinds[kind].type}`
  const cause =
    kind === 'time'
      ? `Failed to convert from type [java.lang.String] to type [java.util.Date] for value [${value}]`
      : `For input string: "${value}"`
  return `Failed to convert property value of type 'java.lang.String' to required type '${type}' for property '${name}'; ${cause}`
}
