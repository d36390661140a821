/** Returns the value of the nth row: every value once before any comes again. */
export function spread<const T>(values: readonly T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('no values to spread')
  return value
}
