/** A row without the columns that never go out. */
export const omitSecrets = (row: object, secrets: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)))

/** An empty secret in a draft keeps the one that is stored. */
export function keepSecrets<Row extends object>(row: Row, before: Row | undefined, secrets: readonly (keyof Row)[]): Row {
  const columns = Object.fromEntries(secrets.map((name) => [name, row[name] || before?.[name] || '']))
  return { ...row, ...columns }
}
