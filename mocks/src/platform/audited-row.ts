import { getTimeBefore } from '../areas/shared/clock'
import { mergePlatformColumns } from '../engine/fields'
import type { Call } from '../engine/mock'
import { businessError } from '../engine/refusal'
import { type AuditColumns, createAuditColumns } from '../engine/world/audit'
import type { StoredRow } from '../engine/world/table'
import type { TableKey, World } from '../engine/world/world'
import { getDeptId } from '../system/organisation/dept-table'
import { userTable } from '../system/organisation/user-table'

/** Row with its key and the platform's audit columns. */
export interface AuditedRow extends AuditColumns, StoredRow {}

export interface AuditedTenantRow extends AuditedRow {
  readonly tenantId: string
}

/** Creates the audit columns of the nth seeded row, created `days` days ago by the administrator. */
export const createPlatformColumns =
  (world: World, table: string) =>
  (index: number, daysAgo: number): AuditedRow => ({
    id: world.seedId(table, index),
    ...createAuditColumns(getTimeBefore(world, daysAgo)),
    createUser: world.seedId(userTable.name, 0),
    createDept: getDeptId(world, '信息技术部'),
  })

export const createTenantColumns =
  (world: World, table: string) =>
  (index: number, daysAgo: number): AuditedTenantRow => ({ ...createPlatformColumns(world, table)(index, daysAgo), tenantId: '000000' })

/** Sets columns that only the platform writes: values in a draft are ignored, a new row gets `first`. */
export const mergeOwnColumns = <Row extends object>(row: Row, before: Row | undefined, first: Partial<Row>): Row => ({
  ...row,
  ...mergePlatformColumns(first, before),
})

/** Assigns new rows to the caller's tenant; a draft cannot move a row to another tenant. */
export const assignTenant = <Row extends { readonly tenantId: string }>(row: Row, { caller }: Call, before: Row | undefined): Row => ({
  ...row,
  tenantId: before?.tenantId ?? caller.tenantId,
})

export const missingRowError = () => businessError('数据不存在或已删除')

/** Returns the row that a call names. Throws the platform's error if there is none. */
export function requireRow<Row extends StoredRow>(world: World, table: TableKey<Row>, id: string): Row {
  const row = world.table(table).get(id)
  if (!row) throw missingRowError()
  return row
}

/** Stores changed columns of a row, with the user who changed them. */
export function saveAudited<Row extends AuditedRow>({ world, caller }: Call, table: TableKey<Row>, row: Row): undefined {
  world.table(table).put({ ...row, updateUser: caller.userId, updateTime: world.formatNow() })
}
