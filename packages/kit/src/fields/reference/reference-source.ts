import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'
import type { Choice } from '../combobox/types'
import type { WireRecord } from '../types'
import { parseIds, emptyId, toDisplayText } from '../wire'

/** An entity that others refer to: by its short list, else by its pages. */
export interface ReferenceEntity {
  readonly select?: Operation
  readonly page?: Operation
  /** A short list of them all, for those that may not open their pages. */
  readonly names?: Operation
}

type ListOperationOf<E> = E extends { readonly select: infer O extends Operation }
  ? O
  : E extends { readonly page: infer O extends Operation }
    ? O
    : never
type TextName<Row> = { [K in keyof Row & string]: NonNullable<Row[K]> extends string ? K : never }[keyof Row & string]

/** What a record of the entity may be called by: text that its list both answers and searches. */
export type LabelOf<E> = KeyOf<E> & keyof NonNullable<InputOf<ListOperationOf<E>>>

/** Text of its records. */
export type KeyOf<E> = TextName<RowOf<ListOperationOf<E>>>

/** How to search an entity and to name its records. */
export interface ReferenceSource {
  readonly operation: Operation
  readonly label: string
  /** The property that the wire refers by. */
  readonly keyField: string
  /** What names records that no row told: by `ids`, or the list of them all. */
  readonly names: { readonly operation: Operation; readonly by: 'ids' | 'all' } | undefined
  /** What a record must not contradict to be offered. */
  readonly filter: WireRecord
  /** What stands beside a name in the list. */
  readonly hint?: ((row: WireRecord) => string) | undefined
}

interface SourceOptions {
  readonly label: string
  readonly keyField?: string | undefined
  readonly filter?: WireRecord | undefined
  readonly hint?: ((row: WireRecord) => string) | undefined
}

export function createReferenceSource({ select, page, names: all }: ReferenceEntity, { label, keyField = 'id', filter: only = {}, hint }: SourceOptions): ReferenceSource {
  const operation = select ?? page
  if (!operation) throw new Error('a reference needs an operation that lists the entity')
  const whole = all && { operation: all, by: 'all' as const }
  return { operation, label, keyField, names: select ? { operation: select, by: 'ids' } : whole, filter: only, hint }
}

/** A record that says nothing of it contradicts nothing. */
const conflictsWithFilter = (row: WireRecord, only: WireRecord) =>
  Object.entries(only).some(([name, value]) => row[name] !== undefined && toDisplayText(row[name]) !== toDisplayText(value))

/** A record that is referred to; its name as far as it is known. */
export interface RecordRef {
  readonly id: string
  readonly name?: string
}

/** Whether a call may carry the id; what it cannot ask for stays as it is. */
export const isRequestableId = (id: string) => /^[\w-]{1,64}$/.test(id)

/** The ids on the wire, with the names that the record has beside them. */
export function parseReferences(wire: unknown, names: unknown): readonly RecordRef[] {
  const ids = parseIds(wire).filter((id) => id !== emptyId)
  const known = ids.length === 1 ? [toDisplayText(names).trim()] : toDisplayText(names).split(',')
  // names that do not pair up with the ids would name the wrong record
  if (known.length !== ids.length) return ids.map((id) => ({ id }))
  return ids.map((id, index) => ({ id, ...(known[index]?.trim() && { name: known[index].trim() }) }))
}

/** What the records of an entity are. */
export type RecordOf<E> = RowOf<ListOperationOf<E>>

type ChoiceSource = Pick<ReferenceSource, 'label' | 'keyField'> & Partial<Pick<ReferenceSource, 'filter'>>

/** What a list or a page holds. */
export function toRows(payload: unknown): readonly unknown[] {
  const rows = isRecord(payload) && Array.isArray(payload.records) ? payload.records : payload
  return Array.isArray(rows) ? rows : []
}

/** The records of a list or a page as choices. */
export function toChoices(payload: unknown, { label, keyField, filter: only = {} }: ChoiceSource): readonly Choice[] {
  const choices = new Map<string, Choice>()
  for (const row of toRows(payload)) {
    if (!isRecord(row) || conflictsWithFilter(row, only)) continue
    const id = toDisplayText(row[keyField])
    if (id !== '' && !choices.has(id)) choices.set(id, { id, name: toDisplayText(row[label]).trim() || id })
  }
  return [...choices.values()]
}
