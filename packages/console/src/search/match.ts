/** What the palette finds. */
export interface SearchItem {
  readonly key: string
  readonly label: string
  /** Reading of the label in Latin letters, words apart: `ting che chang`. */
  readonly reading?: string
}

const fold = (text: string) => text.toLowerCase().trim()

/** first letters; a number is typed whole */
const initials = (reading: string) =>
  reading
    .split(' ')
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0)))
    .join('')

/**
 * How well a label answers: 0 from its start, 1 inside, 2 by reading, 3 by the reading's initials.
 * Nothing where it does not.
 */
export function rank(entry: SearchItem, typed: string): number | undefined {
  const query = fold(typed)
  const label = fold(entry.label)
  if (label.startsWith(query)) return 0
  if (label.includes(query)) return 1
  const reading = fold(entry.reading ?? '')
  if (reading === '') return undefined
  if (reading.replaceAll(' ', '').startsWith(query.replaceAll(' ', ''))) return 2
  return initials(reading).startsWith(query) ? 3 : undefined
}

/** The best answers first; equal ones in the order given. */
export function findMatches<Entry extends SearchItem>(entries: readonly Entry[], typed: string): readonly Entry[] {
  if (fold(typed) === '') return entries
  const ranked = entries.flatMap((entry) => {
    const at = rank(entry, typed)
    return at === undefined ? [] : [{ entry, at }]
  })
  return ranked.sort((one, other) => one.at - other.at).map(({ entry }) => entry)
}

/** Those whose label begins with what is typed, whatever the case. */
export function findByPrefix<Entry extends SearchItem>(entries: readonly Entry[], typed: string): readonly Entry[] {
  const query = fold(typed)
  return entries.filter(({ label }) => fold(label).startsWith(query))
}
