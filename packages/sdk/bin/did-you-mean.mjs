function getEditDistance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(row[to] + 1, next[to - 1] + 1, row[to - 1] + (one[at - 1] === other[to - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]
}

/** Asks "did you mean …?" with the closest of `names`; returns `''` if none is close enough. */
export function didYouMean(/** @type {string} */ word, /** @type {readonly string[]} */ names) {
  const lower = word.toLowerCase()
  const closest = names
    .map((name) => ({
      name,
      far: name.toLowerCase().startsWith(lower) && lower.length > 2 ? 1 : getEditDistance(lower, name.toLowerCase()),
    }))
    .filter(({ name, far }) => far <= Math.max(2, name.length / 3))
    .toSorted((a, b) => a.far - b.far)[0]
  return closest ? `; did you mean ${closest.name}?` : ''
}
