import { mapName } from './rename-fields'

type Plain = Readonly<Record<string, unknown>>

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Converts `ascs` and `descs` of an input to database columns such as `create_time`. */
export function toSortColumns(input: Plain, names: Readonly<Record<string, string>>): Plain {
  const columns = (value: unknown) =>
    [value]
      .flat()
      .flatMap((one) => String(one).split(','))
      .map((name) => toSnakeCase(mapName(names, name.trim())))
      .join(',')
  const { ascs, descs } = input
  return { ...input, ...(ascs !== undefined && { ascs: columns(ascs) }), ...(descs !== undefined && { descs: columns(descs) }) }
}
