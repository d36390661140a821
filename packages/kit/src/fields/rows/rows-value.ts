import { isRecord } from '@jwsk/sdk'
import { computeValues } from '../../resource/form/rules/compute-values'
import type { ComputeRules } from '../../resource/model/rules/form-rules'
import { compareDecimals, normalizeDecimal } from '../decimal/decimal-text'
import type { Field, WireRecord } from '../types'

/** Fields of one row by name, in display order. */
export type LineFields = Readonly<Record<string, Field>>

/** Declaration of rows, with the position of its texts. */
export interface RowsConfig {
  readonly fields: LineFields
  readonly wire: 'array' | 'json'
  readonly min: number
  readonly max: number
  /** Names of the fields with a total. */
  readonly sum: readonly string[]
  readonly compute: ComputeRules
  /** Labels by name, which take precedence over texts. */
  readonly labels?: Readonly<Record<string, string>>
  /** First part of the text keys of the labels; absent outside of a resource, where names are their own labels. */
  readonly textPrefix?: string
}

/** Row of a form. */
export interface Line {
  /** Key that is unique among the rows. */
  readonly key: number
  /** Row as received; empty for a new one. */
  readonly received: WireRecord
  /** Values by name, as the kinds edit them. */
  readonly values: WireRecord
}

/** Rows of a form in order. */
export interface RowsValue {
  readonly lines: readonly Line[]
  /** Wire value as received; absent for a new record. */
  readonly received?: unknown
  /** Whether the wire value is no list of objects; it is sent back unchanged. */
  readonly isUnreadable?: true
}

export const noRows: RowsValue = { lines: [] }

/** Whether JavaScript keeps all digits of the numbers in valid JSON. */
function isExactJson(text: string): boolean {
  const withoutStrings = text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '')
  const numbers = withoutStrings.match(/-?\d[\d.eE+-]*/g) ?? []
  return numbers.every((number) => compareDecimals(normalizeDecimal(Number(number)), number) === 0)
}

function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return isExactJson(text) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** Returns the rows of a wire value; `undefined` if it is no list of objects. */
function toRecords(wire: unknown, format: RowsConfig['wire']): readonly WireRecord[] | undefined {
  const list = format === 'json' && typeof wire === 'string' ? parseJson(wire) : wire
  return Array.isArray(list) && list.every(isRecord) ? list : undefined
}

const parseLine = (fields: LineFields, received: WireRecord, key: number): Line => ({
  key,
  received,
  values: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.parse(received[name], received)])),
})

/** Parses a wire value; a missing one is an empty list. */
export function parseRows({ fields, wire: format }: RowsConfig, wire: unknown): RowsValue {
  if (wire === null || wire === undefined) return noRows
  const records = toRecords(wire, format)
  if (!records) return { lines: [], received: wire, isUnreadable: true }
  return { lines: records.map((record, index) => parseLine(fields, record, index)), received: wire }
}

const isSameValue = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Returns a row on the wire, without derived values: what was received, with what the user changed. */
function toTypedRecord({ fields, compute }: RowsConfig, { received, values }: Line) {
  const changes = new Map<string, unknown>()
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    // a value that was not edited is sent as it came, in any notation
    if (compute[name] || isSameValue(field.parse(received[name], received), value)) continue
    changes.set(name, field.serialize(value))
    for (const [extra, wire] of Object.entries(field.serializeExtra(value))) changes.set(extra, wire)
  }
  // from entries, because an assignment to `__proto__` would be lost
  const receivedEntries = Object.entries(received).map(([name, wire]) => [name, changes.has(name) ? changes.get(name) : wire] as const)
  const added = [...changes].filter(([name]) => !Object.hasOwn(received, name))
  const record: WireRecord = Object.fromEntries(
    [...receivedEntries, ...added].filter(([name, wire]) => wire !== undefined || !changes.has(name)),
  )
  return { record, isChanged: changes.size > 0 }
}

/** Returns a row on the wire with all derived values, for display and totals. */
export function toFullRecord(config: RowsConfig, line: Line): WireRecord {
  const { record } = toTypedRecord(config, line)
  return { ...record, ...computeValues(config.compute, Object.keys(config.fields), record).all }
}

function serializeLine(config: RowsConfig, line: Line): WireRecord {
  const { record, isChanged } = toTypedRecord(config, line)
  if (!isChanged) return line.received
  const { all, sent } = computeValues(config.compute, Object.keys(config.fields), record)
  // a derived value that is not sent would be outdated
  const isKept = ([name]: readonly [string, unknown]) => !Object.hasOwn(all, name) || Object.hasOwn(sent, name)
  return Object.fromEntries(Object.entries({ ...record, ...sent }).filter(isKept))
}

/** Converts rows for the wire; rows that are the same as received are sent exactly as received. */
export function serializeRows(config: RowsConfig, { lines, received, isUnreadable }: RowsValue): unknown {
  if (isUnreadable) return received
  const records = lines.map((line) => serializeLine(config, line))
  const text = JSON.stringify(records)
  if (received !== undefined && JSON.stringify(toRecords(received, config.wire)) === text) return received
  return config.wire === 'json' ? text : records
}
