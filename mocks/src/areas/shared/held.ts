import { type Sown, sown } from '../../engine/world/audit'
import { defineTable, type Stored, type TableKey } from '../../engine/world/table'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'

/** A row of a contract as the mocks hold it: with its key and the platform's own columns. */
export type Held<Row extends object = object> = Row & Sown & { readonly id: string; readonly tenantId: string }

/** The platform's own columns of the nth seeded row. */
export const held = (world: World, table: string, index: number) => (time: string) => ({
  // the spread leads: engines copy it fast only there
  ...sown(time),
  id: world.seedId(table, index),
  tenantId: '000000',
  createUser: world.seedId(userTable.name, 0),
})

/**
 * A table whose seeds are made once and stay at hand: other tables build on them, whatever has become of the rows since.
 * Call `table.seed(world)` for the seeds, `world.table(table)` for the rows.
 */
export function seededTable<Row extends Stored>(name: string, sow: (world: World) => readonly Row[]): TableKey<Row> {
  const made = new WeakMap<World, { readonly at: number; readonly rows: readonly Row[] }>()
  return defineTable(name, (world) => {
    const known = made.get(world)
    if (known?.at === world.startedAt) return known.rows
    const rows = sow(world)
    made.set(world, { at: world.startedAt, rows })
    return rows
  })
}
