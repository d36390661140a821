import { getTimeBefore } from '../areas/shared/clock'
import { mergePlatformColumns } from '../engine/fields'
import type { Call } from '../engine/mock'
import { businessError } from '../engine/refusal'
import { type AuditColumns, createAuditColumns } from '../engine/world/audit'
import type { StoredRow, TableKey } from '../engine/world/table'
import type { World } from '../engine/world/world'
import { getDeptId } from '../system/organisation/dept-table'
import { userTable } from '../system/organisation/user-table'

/** A row with its key and the platform's own columns. */
export interface AuditedRow extends AuditColumns, StoredRow {}

export interface AuditedTenantRow extends AuditedRow {
  readonly tenantId: string
}

/** The platform's own columns of the nth seeded row, made so many days ago by the administrator. */
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

/** Only the platform writes these columns: what a draft says of them is dropped, `first` is what a new row begins with. */
export const mergeOwnColumns = <Row extends object>(row: Row, before: Row | undefined, first: Partial<Row>): Row => ({
  ...row,
  ...mergePlatformColumns(first, before),
})

/** New rows belong to the caller's tenant; no draft moves a row to another. */
export const assignTenant = <Row extends { readonly tenantId: string }>(row: Row, { caller }: Call, before: Row | undefined): Row => ({
  ...row,
  tenantId: before?.tenantId ?? caller.tenantId,
})

export const missingRowError = () => businessError('数据不存在或已删除')

/** The row that a call names; the platform's refusal where there is none. */
export function requireRow<Row extends StoredRow>(world: World, table: TableKey<Row>, id: string): Row {
  const row = world.table(table).get(id)
  if (!row) throw missingRowError()
  return row
}

/** Stores changed columns of a row, with who changed them. */
export function saveAudited<Row extends AuditedRow>({ world, caller }: Call, table: TableKey<Row>, row: Row): undefined {
  world.table(table).put({ ...row, updateUser: caller.userId, updateTime: world.formatNow() })
}
