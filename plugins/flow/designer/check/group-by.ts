/** Groups values by a key, in order. */
export function groupBy<Value, Key>(values: readonly Value[], getKey: (value: Value) => Key): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const group = groups.get(getKey(value))
    if (group) group.push(value)
    else groups.set(getKey(value), [value])
  }
  return groups
}
