import { isRecord } from '../is-record'

type Names = Readonly<Record<string, string>>
type Plain = Readonly<Record<string, unknown>>

/** What a name stands for; a record answers for `constructor` too, which nobody wrote into it. */
export const nameIn = (names: Names, name: string) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name)

const rename = (row: Plain, names: Names) => Object.fromEntries(Object.entries(row).map(([name, value]) => [nameIn(names, name), value]))

/** An input whose fields bear the names of the deployment. */
export const renamed = (input: Plain, names: Names): Plain => (Object.keys(names).length === 0 ? input : rename(input, names))

/** Every row of an answer, with the names of the contract again. */
export function renameRows(payload: unknown, names: Names): unknown {
  const back = Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]))
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    return isRecord(value) ? Object.fromEntries(Object.entries(rename(value, back)).map(([name, inner]) => [name, walk(inner)])) : value
  }
  return Object.keys(names).length === 0 ? payload : walk(payload)
}
