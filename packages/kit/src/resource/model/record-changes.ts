import { isRecord, parseJson } from '@jwsk/sdk'
import type { RecordData } from '@jwsk/sdk/system'
import type { Row } from './row'

/** Value of one field before and after a change. */
export interface FieldChange {
  /** Name of the field as in records. */
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** Change of one record: its fields, or the audited texts if they cannot be read. */
export interface RecordChange {
  readonly key: string
  readonly kind: 'added' | 'changed' | 'removed'
  readonly time: string
  readonly actor: string | undefined
  readonly fields: readonly FieldChange[]
  readonly raw?: { readonly before: string; readonly after: string }
}

/** columns that every change touches, or that no user edits */
const ownColumns = new Set(['createTime', 'createUser', 'createDept', 'updateTime', 'updateUser', 'isDeleted'])

const toCamelCase = (name: string) => name.replace(/_+([a-z\d])/gi, (_, letter: string) => letter.toUpperCase())

const toName = (column: string) =>
  /[_A-Z]/.test(column) && column === column.toUpperCase() ? toCamelCase(column.toLowerCase()) : toCamelCase(column)

/** Parses audited data to its rows, with the names of records; `undefined` if it is no JSON of rows. */
function parseRows(text: unknown): readonly Row[] | undefined {
  if (text === undefined || text === null || text === '') return []
  if (typeof text !== 'string') return undefined
  let data: unknown
  try {
    data = parseJson(text)
  } catch {
    return undefined
  }
  if (data === null) return []
  const rows = Array.isArray(data) ? data : [data]
  // a map, because a column may have any name
  return rows.every(isRecord)
    ? rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [toName(name), value])))
    : undefined
}

export const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Formats any value as text; an object of the wire may have a `toString` that is no function. */
export const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const toComparable = (value: unknown) => (isEmpty(value) ? '' : toText(value))

const readOwn = (row: Row | undefined, name: string): unknown => (row && Object.hasOwn(row, name) ? row[name] : undefined)

function compareRows(before: Row, after: Row): readonly FieldChange[] {
  // an audit may contain the changed columns only
  return Object.keys(after)
    .filter((name) => !ownColumns.has(name) && toComparable(readOwn(before, name)) !== toComparable(readOwn(after, name)))
    .map((name) => ({ name, before: readOwn(before, name), after: readOwn(after, name) }))
}

function getKind(operation: unknown, hasBefore: boolean, hasAfter: boolean): RecordChange['kind'] {
  const name = toText(operation).toUpperCase()
  if (name === 'INSERT') return 'added'
  if (name === 'DELETE') return 'removed'
  if (name === 'UPDATE' || hasBefore === hasAfter) return 'changed'
  return hasAfter ? 'added' : 'removed'
}

const numericId = /^\d+$/

/** Reads the change of the record from an audit; `undefined` if the audit is of other records only. */
export function readRecordChange(audit: RecordData, id: string): RecordChange | undefined {
  const { oldData, newData, recordTime, recordUserName, recordUser, operation } = audit
  const actor = [recordUserName, recordUser].find((name) => typeof name === 'string' && name !== '' && !numericId.test(name))
  const [olds, news] = [parseRows(oldData), parseRows(newData)]
  const about = { key: toText(audit.id ?? recordTime), time: toText(recordTime), actor }
  if (!olds || !news) {
    const raw = { before: toText(oldData ?? ''), after: toText(newData ?? '') }
    return { ...about, kind: getKind(operation, raw.before !== '', raw.after !== ''), fields: [], raw }
  }
  const find = (rows: readonly Row[]) => rows.find((row) => toText(readOwn(row, 'id')) === id)
  const found = { before: find(olds), after: find(news) }
  if (!found.before && !found.after) return undefined
  // the other side may lack its key if it is the only row
  const before = found.before ?? (olds.length === 1 && readOwn(olds[0], 'id') === undefined ? olds[0] : undefined)
  const after = found.after ?? (news.length === 1 && readOwn(news[0], 'id') === undefined ? news[0] : undefined)
  const kind = getKind(operation, before !== undefined, after !== undefined)
  return { ...about, kind, fields: kind === 'changed' && before && after ? compareRows(before, after) : [] }
}
