/** Shorter suffixes may be shared by chance. */
const minSuffixLength = 3
/** Minimum number of characters that remain of a name. */
const minNameLength = 2

const isWide = (letter = '') => letter.charCodeAt(0) > 0x2e7f

/** Finds the suffix that most names share, in whole words, e.g. "car park" on a plan of car parks. */
function findSharedSuffix(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names)
    for (let start = minNameLength; start <= name.length - minSuffixLength; start++)
      if (isWide(name[start]) || name[start] === ' ') counts.set(name.slice(start), (counts.get(name.slice(start)) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > Math.max(1, names.length / 2)).map(([ending]) => ending)
  return shared.sort((one, other) => other.length - one.length)[0] ?? ''
}

/** Removes the suffix that most names share, as long as the names stay unique. */
export function stripSharedSuffix(names: readonly string[]): readonly string[] {
  const ending = findSharedSuffix(names)
  const short = names.map((name) =>
    ending && name.endsWith(ending) && name.length >= ending.length + minNameLength ? name.slice(0, -ending.length) : name,
  )
  return new Set(short).size === new Set(names).size ? short : names
}
