import type { StoredRow } from './table'
import type { World } from './world'

const nameColumnPattern = /(name|title|code|path|no|account)$/i

/** Copies a table's rows under new ids until it has that many; numbers the names, so that unique ones stay unique. */
export function growTable(world: World, name: string, rows: number): number | undefined {
  const table = world.findOpenTable(name)
  const seeds = table?.all() ?? []
  if (!table || seeds.length === 0) return undefined
  const copies: StoredRow[] = []
  for (let index = table.size; index < rows; index += 1) {
    const round = Math.floor(index / seeds.length)
    const source = seeds[index % seeds.length]
    if (!source) break
    const renamed = Object.entries(source).map(([field, value]): [string, unknown] => [
      field,
      nameColumnPattern.test(field) && typeof value === 'string' && value !== '' ? `${value}${round}` : value,
    ])
    copies.push({ ...source, ...Object.fromEntries(renamed), id: world.nextId() })
  }
  table.putAll(copies)
  return table.size
}
