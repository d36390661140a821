import { forEachRow } from './for-each-row'

type Names = Readonly<Record<string, string>>
type Plain = Readonly<Record<string, unknown>>

/** Maps a name to its alias; reads own properties only, because `constructor` would be inherited. */
export const mapName = (names: Names, name: string) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name)

const renameRow = (row: Plain, names: Names) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [mapName(names, name), value]))

/** Renames the fields of an input to the names of the deployment. */
export const renameFields = (input: Plain, names: Names): Plain => (Object.keys(names).length === 0 ? input : renameRow(input, names))

/** Renames the fields of every row back to the names of the contract; mutates the payload, which belongs to the caller. */
export function renameRows(payload: unknown, names: Names): unknown {
  const pairs = Object.entries(names)
  if (pairs.length > 0)
    forEachRow(payload, (row) => {
      for (const [contractName, deploymentName] of pairs)
        if (Object.hasOwn(row, deploymentName)) {
          row[contractName] = row[deploymentName]
          delete row[deploymentName]
        }
    })
  return payload
}
