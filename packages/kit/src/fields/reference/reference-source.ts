import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'
import type { Choice } from '../combobox/types'
import type { WireRecord } from '../types'
import { emptyId, parseIds, toDisplayText } from '../wire'

/** Entity that others refer to, searched by its short list, or else by its pages. */
export interface ReferenceEntity {
  readonly select?: Operation
  readonly page?: Operation
  /** Short list of all records, for users without permission for the pages. */
  readonly names?: Operation
}

type ListOperationOf<E> = E extends { readonly select: infer O extends Operation }
  ? O
  : E extends { readonly page: infer O extends Operation }
    ? O
    : never
type TextName<Row> = { [K in keyof Row & string]: NonNullable<Row[K]> extends string ? K : never }[keyof Row & string]

/** Fields that can label a record: text that its list both returns and searches. */
export type LabelOf<E> = KeyOf<E> & keyof NonNullable<InputOf<ListOperationOf<E>>>

/** Text fields of an entity's records. */
export type KeyOf<E> = TextName<RowOf<ListOperationOf<E>>>

/** Options for searching an entity and labeling its records. */
export interface ReferenceSource {
  readonly operation: Operation
  readonly label: string
  /** Property that the wire refers by. */
  readonly keyField: string
  /** Operation that loads names that no row contains: by `ids`, from the list of all records, or from its pages. */
  readonly names: { readonly operation: Operation; readonly by: 'ids' | 'all' | 'pages' }
  /** Values that an offered record must not contradict. */
  readonly filter: WireRecord
  /** Text shown next to a name in the list. */
  readonly hint?: ((row: WireRecord) => string) | undefined
}

interface SourceOptions {
  readonly label: string
  readonly keyField?: string | undefined
  readonly filter?: WireRecord | undefined
  readonly hint?: ((row: WireRecord) => string) | undefined
}

export function createReferenceSource(
  { select, page, names: all }: ReferenceEntity,
  { label, keyField = 'id', filter: only = {}, hint }: SourceOptions,
): ReferenceSource {
  const operation = select ?? page
  if (!operation) throw new Error('a reference needs an operation that lists the entity')
  const listed = all ? { operation: all, by: 'all' as const } : { operation, by: 'pages' as const }
  return { operation, label, keyField, names: select ? { operation: select, by: 'ids' } : listed, filter: only, hint }
}

/** Whether a record contradicts the filter; a missing value does not, nor a list that contains it. */
const conflictsWithFilter = (row: WireRecord, only: WireRecord) =>
  Object.entries(only).some(
    ([name, value]) => row[name] !== undefined && !toDisplayText(row[name]).split(',').includes(toDisplayText(value)),
  )

/** Referenced record, with its name if known. */
export interface RecordRef {
  readonly id: string
  readonly name?: string
}

/** Whether the id can be sent in a call; other ids are shown unchanged. */
export const isRequestableId = (id: string) => /^[\w-]{1,64}$/.test(id)

/** Parses the ids on the wire, with the names that the record contains. */
export function parseReferences(wire: unknown, names: unknown): readonly RecordRef[] {
  const ids = parseIds(wire).filter((id) => id !== emptyId)
  const known = ids.length === 1 ? [toDisplayText(names).trim()] : toDisplayText(names).split(',')
  // names that do not pair up with the ids would label the wrong record
  if (known.length !== ids.length) return ids.map((id) => ({ id }))
  return ids.map((id, index) => ({ id, ...(known[index]?.trim() && { name: known[index].trim() }) }))
}

/** Record type of an entity. */
export type RecordOf<E> = RowOf<ListOperationOf<E>>

type ChoiceSource = Pick<ReferenceSource, 'label' | 'keyField'> & Partial<Pick<ReferenceSource, 'filter'>>

/** Returns the records of a list or a page. */
export function toRows(payload: unknown): readonly unknown[] {
  const rows = isRecord(payload) && Array.isArray(payload.records) ? payload.records : payload
  return Array.isArray(rows) ? rows : []
}

/** Converts the records of a list or a page to choices. */
export function toChoices(payload: unknown, { label, keyField, filter: only = {} }: ChoiceSource): readonly Choice[] {
  const choices = new Map<string, Choice>()
  for (const row of toRows(payload)) {
    if (!isRecord(row) || conflictsWithFilter(row, only)) continue
    const id = toDisplayText(row[keyField])
    if (id !== '' && !choices.has(id)) choices.set(id, { id, name: toDisplayText(row[label]).trim() || id })
  }
  return [...choices.values()]
}
