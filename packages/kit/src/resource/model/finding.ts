import type { Field } from '../../fields/types'
import { textOf } from '../../fields/wire'
import type { Row } from './row'

/** What a look at the records told of a write that nobody answered; `several`: it was carried out more than once. */
export type Finding = 'done' | 'several' | 'undone' | 'unclear'

type Fields = Readonly<Record<string, Field | undefined>>

/** as a person reads it: two platforms spell one amount or one day differently */
function wordsOf(fields: Fields, name: string, record: Row): string {
  const field = fields[name]
  const words = (field ? field.toText(field.read(record[name], record)) : textOf(record[name])).trim()
  return /^-?\d+\.\d+$/.test(words) ? words.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : words
}

interface Comparison {
  readonly fields: Fields
  readonly names: readonly string[]
}

const isSame = ({ fields, names }: Comparison, one: Row, other: Row) =>
  names.every((name) => wordsOf(fields, name, one) === wordsOf(fields, name, other))

interface Change {
  readonly fields: Fields
  readonly draft: Row
  readonly before: Row
  readonly now: Row
}

/** Whether a record that was changed holds what was sent, or what it held before. */
export function judgeChange({ fields, draft, before, now }: Change): Finding {
  const names = Object.keys(draft).filter((name) => name in now)
  // a secret is never read back: what it is now, nobody sees
  const isHidden = (name: string) => textOf(draft[name]) !== '' && (!(name in now) || wordsOf(fields, name, draft) === '')
  const compared = { fields, names }
  if (names.length === 0) return 'unclear'
  if (isSame(compared, now, draft)) return Object.keys(draft).some(isHidden) ? 'unclear' : 'done'
  return isSame(compared, now, before) ? 'undone' : 'unclear'
}

interface Addition {
  readonly fields: Fields
  readonly draft: Row
  /** What the list was searched by, of the draft. */
  readonly searched: readonly string[]
  /** Those that were not in the list before. */
  readonly fresh: readonly Row[]
  /** Whether there are no more than these. */
  readonly isWhole: boolean
}

/** Whether the list holds a record that was not there before, with all that was sent. */
export function judgeAddition({ fields, draft, searched, fresh, isWhole }: Addition): Finding {
  const isAlike = (row: Row) => {
    const names = Object.keys(draft).filter((name) => name in row)
    return names.some((name) => wordsOf(fields, name, draft) !== '') && isSame({ fields, names }, row, draft)
  }
  const alike = fresh.filter(isAlike).length
  if (alike > 0) return alike > 1 ? 'several' : 'done'
  const isNear = fresh.some((row) => isSame({ fields, names: searched }, row, draft))
  return isWhole && !isNear ? 'undone' : 'unclear'
}

const findings = new WeakMap<Error, Finding>()

/** Notes on the error of a write what was found after it. */
export const noteFinding = (error: Error, finding: Finding) => void findings.set(error, finding)

export const findingOf = (error: Error): Finding => findings.get(error) ?? 'unclear'
