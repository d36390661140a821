import type { StoredRow } from './table'
import { defineTable, type TableKey, type World } from './world'

/**
 * Defines a table whose seeds are created once and cached: other tables build on them, even if the rows have changed
 * since.
 * Call `table.seed(world)` for the seeds, `world.table(table)` for the rows.
 */
export function defineSeededTable<Row extends StoredRow>(name: string, makeRows: (world: World) => readonly Row[]): TableKey<Row> {
  const seeded = new WeakMap<World, { readonly at: number; readonly rows: readonly Row[] }>()
  return defineTable(name, (world) => {
    const known = seeded.get(world)
    if (known?.at === world.startedAt) return known.rows
    const rows = makeRows(world)
    seeded.set(world, { at: world.startedAt, rows })
    return rows
  })
}
