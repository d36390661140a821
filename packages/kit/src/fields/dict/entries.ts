import { isRecord } from '@jwsk/sdk'
import type { KitTextKey, Translate } from '@jwsk/ui'
import { translateWord } from '@jwsk/ui'
import type { FieldOption } from '../types'
import { toDisplayText, truncateCellText } from '../wire'

/** Entry of a dictionary; keys are compared as text, because editions send text or numbers. */
export type DictEntry = FieldOption

/** key of a dictionary's root, and the platform's "none" */
const emptyKey = '-1'
/** longer text is no key, and would bloat every option of the page */
const maxKeyLength = 200

/** Parses any dictionary payload: the first entry of each key wins; an entry without a label shows its key. */
export function parseEntries(payload: unknown): readonly DictEntry[] {
  const entries = new Map<string, DictEntry>()
  for (const wire of Array.isArray(payload) ? payload : []) {
    if (!isRecord(wire)) continue
    const key = toDisplayText(wire.dictKey).trim()
    if (key === '' || key === emptyKey || key.length > maxKeyLength || entries.has(key)) continue
    entries.set(key, {
      key,
      label: truncateCellText(toDisplayText(wire.dictValue).trim()) || key,
      isDisabled: toDisplayText(wire.isSealed) === '1',
    })
  }
  return [...entries.values()]
}

/** Number of entries above which a dictionary holds data instead of words of the platform, and translating it would stop the page. */
const maxTranslated = 5000

/** Parses the entries and translates their labels, unless there are thousands. */
export function translateEntries(payload: unknown, t: Translate<KitTextKey>): readonly DictEntry[] {
  const entries = parseEntries(payload)
  return entries.length > maxTranslated ? entries : entries.map((entry) => ({ ...entry, label: translateWord(entry.label, t) }))
}

export const toKey = (wire: unknown) => {
  const key = toDisplayText(wire).trim()
  return key === emptyKey ? '' : key
}

/** Returns the entries that can be selected, preceded by selected keys that are not among them. */
export function getSelectableEntries(entries: readonly FieldOption[], selected: readonly string[]): readonly FieldOption[] {
  const known = new Set(entries.map((entry) => entry.key))
  const inUse = new Set(selected)
  const unknown = selected.filter((key) => !known.has(key))
  return [
    ...unknown.map((key) => ({ key, label: key, isDisabled: true })),
    ...entries.filter((entry) => !entry.isDisabled || inUse.has(entry.key)),
  ]
}
