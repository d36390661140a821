/** A shorter ending says nothing that one would miss by chance alone. */
const minSuffixLength = 3
/** What is left of a name still names it. */
const minNameLength = 2

const isWide = (letter = '') => letter.charCodeAt(0) > 0x2e7f

/** What most of the names end with, in whole words: a plan of car parks need not say so on each. */
function findSharedSuffix(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names)
    for (let start = minNameLength; start <= name.length - minSuffixLength; start++)
      if (isWide(name[start]) || name[start] === ' ') counts.set(name.slice(start), (counts.get(name.slice(start)) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > names.length / 2).map(([ending]) => ending)
  return shared.sort((one, other) => other.length - one.length)[0] ?? ''
}

/** Names without the ending that most of them share, as long as they stay different. */
export function stripSharedSuffix(names: readonly string[]): readonly string[] {
  const ending = findSharedSuffix(names)
  const short = names.map((name) =>
    ending && name.endsWith(ending) && name.length >= ending.length + minNameLength ? name.slice(0, -ending.length) : name,
  )
  return new Set(short).size === new Set(names).size ? short : names
}
