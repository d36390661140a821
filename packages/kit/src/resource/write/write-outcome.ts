import type { Field } from '../../fields/types'
import { toDisplayText } from '../../fields/wire'
import type { Row } from '../model/row'

/** Outcome of a write without response, according to the records; `several`: it was executed more than once. */
export type WriteOutcome = 'done' | 'several' | 'undone' | 'unclear'

type Fields = Readonly<Record<string, Field | undefined>>

/** as displayed: two platforms may write one amount or one day differently */
function getFieldText(fields: Fields, name: string, record: Row): string {
  const field = fields[name]
  const words = (field ? field.toText(field.parse(record[name], record)) : toDisplayText(record[name])).trim()
  return /^-?\d+\.\d+$/.test(words) ? words.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : words
}

interface Comparison {
  readonly fields: Fields
  readonly names: readonly string[]
}

/** Whether two versions of a record have the same values, in any notation. */
export const isSameRecord = ({ fields, names }: Comparison, one: Row, other: Row) =>
  names.every((name) => getFieldText(fields, name, one) === getFieldText(fields, name, other))

interface Change {
  readonly fields: Fields
  readonly draft: Row
  readonly before: Row
  readonly now: Row
}

/** Whether an edited record has the sent values, or its previous ones. */
export function resolveChangeOutcome({ fields, draft, before, now }: Change): WriteOutcome {
  const names = Object.keys(draft).filter((name) => name in now)
  // a secret is never read back, so its current value is unknown
  const isHidden = (name: string) => toDisplayText(draft[name]) !== '' && (!(name in now) || getFieldText(fields, name, draft) === '')
  const compared = { fields, names }
  if (names.length === 0) return 'unclear'
  if (isSameRecord(compared, now, draft)) return Object.keys(draft).some(isHidden) ? 'unclear' : 'done'
  return isSameRecord(compared, now, before) ? 'undone' : 'unclear'
}

interface Addition {
  readonly fields: Fields
  readonly draft: Row
  /** Fields of the draft by which the list was searched. */
  readonly searchFields: readonly string[]
  /** Rows that were not in the list before. */
  readonly newRows: readonly Row[]
  /** Whether the list has no other rows. */
  readonly isComplete: boolean
}

/** Whether the list has a new record with all sent values. */
export function resolveAdditionOutcome({ fields, draft, searchFields, newRows, isComplete }: Addition): WriteOutcome {
  const isAlike = (row: Row) => {
    const names = Object.keys(draft).filter((name) => name in row)
    return names.some((name) => getFieldText(fields, name, draft) !== '') && isSameRecord({ fields, names }, row, draft)
  }
  const alike = newRows.filter(isAlike).length
  if (alike > 0) return alike > 1 ? 'several' : 'done'
  const isNear = newRows.some((row) => isSameRecord({ fields, names: searchFields }, row, draft))
  return isComplete && !isNear ? 'undone' : 'unclear'
}

const outcomes = new WeakMap<Error, WriteOutcome>()

/** Attaches the verified outcome to the error of a write. */
export const setWriteOutcome = (error: Error, outcome: WriteOutcome) => void outcomes.set(error, outcome)

export const getWriteOutcome = (error: Error): WriteOutcome => outcomes.get(error) ?? 'unclear'
