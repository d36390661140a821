import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import type { World } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'

/** Row of a contract as the mocks store it: with its key and the platform's audit columns. */
export type TenantRow<Row extends object = object> = Row & AuditColumns & { readonly id: string; readonly tenantId: string }

/** Creates the audit columns of the nth seeded row. */
export const platformColumns = (world: World, table: string, index: number) => (time: string) => ({
  // the spread comes first because engines copy it fast only there
  ...createAuditColumns(time),
  id: world.seedId(table, index),
  tenantId: '000000',
  createUser: world.seedId(userTable.name, 0),
})
