/** Removes the columns that are never sent. */
export const omitSecrets = (row: object, secrets: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name)))

/** Keeps the stored secret if the draft has an empty one. */
export function keepSecrets<Row extends object>(row: Row, before: Row | undefined, secrets: readonly (keyof Row)[]): Row {
  const columns = Object.fromEntries(secrets.map((name) => [name, row[name] || before?.[name] || '']))
  return { ...row, ...columns }
}
