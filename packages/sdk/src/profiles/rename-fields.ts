import { forEachRow } from './for-each-row'

type Names = Readonly<Record<string, string>>
type Plain = Readonly<Record<string, unknown>>

/** What a name stands for; a record answers for `constructor` too, which nobody wrote into it. */
export const mapName = (names: Names, name: string) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name)

const renameRow = (row: Plain, names: Names) => Object.fromEntries(Object.entries(row).map(([name, value]) => [mapName(names, name), value]))

/** An input whose fields bear the names of the deployment. */
export const renameFields = (input: Plain, names: Names): Plain => (Object.keys(names).length === 0 ? input : renameRow(input, names))

/** Every row of an answer, with the names of the contract again; the answer is the caller's own. */
export function renameRows(payload: unknown, names: Names): unknown {
  const pairs = Object.entries(names)
  if (pairs.length > 0)
    forEachRow(payload, (row) => {
      for (const [ours, theirs] of pairs)
        if (Object.hasOwn(row, theirs)) {
          row[ours] = row[theirs]
          delete row[theirs]
        }
    })
  return payload
}
