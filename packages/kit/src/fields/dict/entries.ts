import { isRecord } from '@jwsk/sdk'
import type { KitText } from '../../i18n/kit-key'
import { spokenWord } from '../../i18n/spoken-word'
import type { Translate } from '../../i18n/types'
import { clipCellText, textOf } from '../wire'

/** One entry of a dictionary; keys are compared as text, because editions send both. */
export interface Entry {
  readonly key: string
  readonly word: string
  /** Still read where it stands, no longer offered. */
  readonly isSealed: boolean
}

/** the root of a dictionary, and the platform's "none" */
const noKey = '-1'
/** what is longer is no key, and no page could carry it in each of its options */
const longestKey = 200

/** Whatever the platform sent for a dictionary: each key once, the first one counts; an entry without a word shows its key. */
export function entriesOf(payload: unknown): readonly Entry[] {
  const entries = new Map<string, Entry>()
  for (const wire of Array.isArray(payload) ? payload : []) {
    if (!isRecord(wire)) continue
    const key = textOf(wire.dictKey).trim()
    if (key === '' || key === noKey || key.length > longestKey || entries.has(key)) continue
    entries.set(key, { key, word: clipCellText(textOf(wire.dictValue).trim()) || key, isSealed: textOf(wire.isSealed) === '1' })
  }
  return [...entries.values()]
}

/** The entries in the language on screen. */
export const wordedEntries = (payload: unknown, t: Translate<KitText>): readonly Entry[] =>
  entriesOf(payload).map((entry) => ({ ...entry, word: spokenWord(entry.word, t) }))

export const keyOf = (wire: unknown) => {
  const key = textOf(wire).trim()
  return key === noKey ? '' : key
}

/** What is chosen first where the dictionary does not know it, then what may be chosen. */
export function offeredEntries(entries: readonly Entry[], chosen: readonly string[]): readonly Entry[] {
  const known = new Set(entries.map((entry) => entry.key))
  const unknown = chosen.filter((key) => !known.has(key))
  return [
    ...unknown.map((key) => ({ key, word: key, isSealed: true })),
    ...entries.filter((entry) => !entry.isSealed || chosen.includes(entry.key)),
  ]
}
