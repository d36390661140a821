import type { InputOf, Operation, RowOf } from '@jwsk/sdk'
import { isRecord } from '@jwsk/sdk'
import type { Choice } from '../combobox/types'
import type { WireRecord } from '../types'
import { idsOf, noId, textOf } from '../wire'

/** An entity that others refer to: by its short list, else by its pages. */
export interface Referenced {
  readonly select?: Operation
  readonly page?: Operation
  /** A short list of them all, for those that may not open their pages. */
  readonly names?: Operation
}

type ListOf<E> = E extends { readonly select: infer O extends Operation }
  ? O
  : E extends { readonly page: infer O extends Operation }
    ? O
    : never
type TextName<Row> = { [K in keyof Row & string]: NonNullable<Row[K]> extends string ? K : never }[keyof Row & string]

/** What a record of the entity may be called by: text that its list both answers and searches. */
export type LabelOf<E> = KeyOf<E> & keyof NonNullable<InputOf<ListOf<E>>>

/** Text of its records. */
export type KeyOf<E> = TextName<RowOf<ListOf<E>>>

/** How to search an entity and to name its records. */
export interface ReferenceSource {
  readonly operation: Operation
  readonly label: string
  /** The property that the wire refers by. */
  readonly key: string
  /** What names records that no row told: by `ids`, or the list of them all. */
  readonly names: { readonly operation: Operation; readonly by: 'ids' | 'all' } | undefined
  /** What a record must not contradict to be offered. */
  readonly only: WireRecord
  /** What stands beside a name in the list. */
  readonly hint?: ((row: WireRecord) => string) | undefined
}

interface SourceOptions {
  readonly label: string
  readonly key?: string | undefined
  readonly only?: WireRecord | undefined
  readonly hint?: ((row: WireRecord) => string) | undefined
}

export function sourceOf({ select, page, names: all }: Referenced, { label, key = 'id', only = {}, hint }: SourceOptions): ReferenceSource {
  const operation = select ?? page
  if (!operation) throw new Error('a reference needs an operation that lists the entity')
  const whole = all && { operation: all, by: 'all' as const }
  return { operation, label, key, names: select ? { operation: select, by: 'ids' } : whole, only, hint }
}

/** A record that says nothing of it contradicts nothing. */
const contradicts = (row: WireRecord, only: WireRecord) =>
  Object.entries(only).some(([name, value]) => row[name] !== undefined && textOf(row[name]) !== textOf(value))

/** A record that is referred to; its name as far as it is known. */
export interface RecordRef {
  readonly id: string
  readonly name?: string
}

/** Whether a call may carry the id; what it cannot ask for stays as it is. */
export const isAskable = (id: string) => /^[\w-]{1,64}$/.test(id)

/** The ids on the wire, with the names that the record has beside them. */
export function mentionsOf(wire: unknown, names: unknown): readonly RecordRef[] {
  const ids = idsOf(wire).filter((id) => id !== noId)
  const known = ids.length === 1 ? [textOf(names).trim()] : textOf(names).split(',')
  // names that do not pair up with the ids would name the wrong record
  if (known.length !== ids.length) return ids.map((id) => ({ id }))
  return ids.map((id, index) => ({ id, ...(known[index]?.trim() && { name: known[index].trim() }) }))
}

/** What the records of an entity are. */
export type RecordOf<E> = RowOf<ListOf<E>>

type ChoiceSource = Pick<ReferenceSource, 'label' | 'key'> & Partial<Pick<ReferenceSource, 'only'>>

/** What a list or a page holds. */
export function rowsOf(payload: unknown): readonly unknown[] {
  const rows = isRecord(payload) && Array.isArray(payload.records) ? payload.records : payload
  return Array.isArray(rows) ? rows : []
}

/** The records of a list or a page as choices. */
export function choicesOf(payload: unknown, { label, key, only = {} }: ChoiceSource): readonly Choice[] {
  const choices = new Map<string, Choice>()
  for (const row of rowsOf(payload)) {
    if (!isRecord(row) || contradicts(row, only)) continue
    const id = textOf(row[key])
    if (id !== '' && !choices.has(id)) choices.set(id, { id, name: textOf(row[label]).trim() || id })
  }
  return [...choices.values()]
}
