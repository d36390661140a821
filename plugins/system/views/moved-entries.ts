interface Sorted {
  readonly id: string
  readonly sort: number
}

/** Makes ascending numbers unique: entries with the same number have no defined order. */
function distinct(sorts: readonly number[]): readonly number[] {
  let last = -1
  return sorts
    .toSorted((left, right) => left - right)
    .map((sort) => {
      last = Math.max(sort, last + 1)
      return last
    })
}

/** Moves an entry and returns the entries whose number changes; the numbers in use are reassigned. */
export function moveEntries<Entry extends Sorted>(entries: readonly Entry[], id: string, place: number): readonly Entry[] {
  const moved = entries.find((entry) => entry.id === id)
  if (!moved) return []
  const order = entries.filter((entry) => entry !== moved).toSpliced(Math.max(place, 0), 0, moved)
  const sorts = distinct(entries.map(({ sort }) => sort))
  return order.flatMap((entry, index) => {
    const sort = sorts[index] ?? entry.sort
    return sort === entry.sort ? [] : [{ ...entry, sort }]
  })
}
