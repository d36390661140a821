import { type Sown, sown } from '../engine/audit'
import type { World } from '../engine/world'
import { userTable } from '../system/user-table'

/** A row of a contract as the mocks hold it: with its key and the platform's own columns. */
export type Held<Row extends object = object> = Row & Sown & { readonly id: string; readonly tenantId: string }

/** The platform's own columns of the nth seeded row. */
export const held = (world: World, table: string, index: number) => (time: string) => ({
  id: world.seedId(table, index),
  tenantId: '000000',
  ...sown(time),
  createUser: world.seedId(userTable.name, 0),
})
