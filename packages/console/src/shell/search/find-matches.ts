/** Entry of the search. */
export interface SearchItem {
  readonly key: string
  readonly label: string
}

/** Returns the index in a label of the first pinyin match of the typed letters; `undefined` without a match. */
export type PhoneticMatch = (label: string, typed: string) => number | undefined

const normalize = (text: string) => text.toLowerCase().trim()

const getInitials = (label: string) =>
  label
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')

/**
 * Returns the rank of a match: 0 from the start of the label, 1 inside, 2 by pinyin from the start, 3 by pinyin of a part or by
 * the initials of its words; `undefined` without a match.
 */
function getRank(name: string, typed: string, matchPhonetic: PhoneticMatch): number | undefined {
  const query = normalize(typed)
  const label = normalize(name)
  if (label.startsWith(query)) return 0
  if (label.includes(query)) return 1
  const at = matchPhonetic(label, query)
  if (at !== undefined) return at === 0 ? 2 : 3
  return getInitials(label).startsWith(query) ? 3 : undefined
}

/** Returns the matches, best first; matches of equal rank keep their order. */
export function findMatches<Entry extends SearchItem>(
  entries: readonly Entry[],
  typed: string,
  matchPhonetic: PhoneticMatch,
): readonly Entry[] {
  if (normalize(typed) === '') return entries
  const ranked = entries.flatMap((entry) => {
    const at = getRank(entry.label, typed, matchPhonetic)
    return at === undefined ? [] : [{ entry, at }]
  })
  return ranked.sort((one, other) => one.at - other.at).map(({ entry }) => entry)
}
