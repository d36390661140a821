/** What the search finds. */
export interface SearchItem {
  readonly key: string
  readonly label: string
}

/** Where in a label begins what sounds like the letters typed; nothing where nothing does. */
export type PhoneticMatch = (label: string, typed: string) => number | undefined

const normalize = (text: string) => text.toLowerCase().trim()

const getInitials = (label: string) =>
  label
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')

/**
 * How well a label answers: 0 from its start, 1 inside, 2 by its sound from the start, 3 by the sound of a part of it
 * or the first letters of its words. Nothing where it does not.
 */
function getRank(name: string, typed: string, sounds: PhoneticMatch): number | undefined {
  const query = normalize(typed)
  const label = normalize(name)
  if (label.startsWith(query)) return 0
  if (label.includes(query)) return 1
  const at = sounds(label, query)
  if (at !== undefined) return at === 0 ? 2 : 3
  return getInitials(label).startsWith(query) ? 3 : undefined
}

/** The best answers first; equal ones in the order given. */
export function findMatches<Entry extends SearchItem>(entries: readonly Entry[], typed: string, sounds: PhoneticMatch): readonly Entry[] {
  if (normalize(typed) === '') return entries
  const ranked = entries.flatMap((entry) => {
    const at = getRank(entry.label, typed, sounds)
    return at === undefined ? [] : [{ entry, at }]
  })
  return ranked.sort((one, other) => one.at - other.at).map(({ entry }) => entry)
}
