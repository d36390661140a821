import { isRecord } from '@jwsk/sdk'
import type { KitTextKey } from '../../i18n/kit-key'
import { translateWord } from '../../i18n/translate-word'
import type { Translate } from '../../i18n/types'
import { truncateCellText, toDisplayText } from '../wire'

/** One entry of a dictionary; keys are compared as text, because editions send both. */
export interface DictEntry {
  readonly key: string
  readonly label: string
  /** Still read where it stands, no longer offered. */
  readonly isDisabled: boolean
}

/** the root of a dictionary, and the platform's "none" */
const emptyKey = '-1'
/** what is longer is no key, and no page could carry it in each of its options */
const maxKeyLength = 200

/** Whatever the platform sent for a dictionary: each key once, the first one counts; an entry without a word shows its key. */
export function parseEntries(payload: unknown): readonly DictEntry[] {
  const entries = new Map<string, DictEntry>()
  for (const wire of Array.isArray(payload) ? payload : []) {
    if (!isRecord(wire)) continue
    const key = toDisplayText(wire.dictKey).trim()
    if (key === '' || key === emptyKey || key.length > maxKeyLength || entries.has(key)) continue
    entries.set(key, { key, label: truncateCellText(toDisplayText(wire.dictValue).trim()) || key, isDisabled: toDisplayText(wire.isSealed) === '1' })
  }
  return [...entries.values()]
}

/** The entries in the language on screen. */
export const translateEntries = (payload: unknown, t: Translate<KitTextKey>): readonly DictEntry[] =>
  parseEntries(payload).map((entry) => ({ ...entry, label: translateWord(entry.label, t) }))

export const toKey = (wire: unknown) => {
  const key = toDisplayText(wire).trim()
  return key === emptyKey ? '' : key
}

/** What is chosen first where the dictionary does not know it, then what may be chosen. */
export function getSelectableEntries(entries: readonly DictEntry[], chosen: readonly string[]): readonly DictEntry[] {
  const known = new Set(entries.map((entry) => entry.key))
  const unknown = chosen.filter((key) => !known.has(key))
  return [
    ...unknown.map((key) => ({ key, label: key, isDisabled: true })),
    ...entries.filter((entry) => !entry.isDisabled || chosen.includes(entry.key)),
  ]
}
