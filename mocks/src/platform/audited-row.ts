import { timeBefore } from '../areas/shared/clock'
import { ownColumns } from '../engine/fields'
import type { Call } from '../engine/mock'
import { refuse } from '../engine/refusal'
import { type AuditColumns, auditColumns } from '../engine/world/audit'
import type { Stored, TableKey } from '../engine/world/table'
import type { World } from '../engine/world/world'
import { deptId } from '../system/organisation/dept-table'
import { userTable } from '../system/organisation/user-table'

/** A row with its key and the platform's own columns. */
export interface AuditedRow extends AuditColumns, Stored {}

export interface AuditedTenantRow extends AuditedRow {
  readonly tenantId: string
}

/** The platform's own columns of the nth seeded row, made so many days ago by the administrator. */
export const platformColumns =
  (world: World, table: string) =>
  (index: number, daysAgo: number): AuditedRow => ({
    id: world.seedId(table, index),
    ...auditColumns(timeBefore(world, daysAgo)),
    createUser: world.seedId(userTable.name, 0),
    createDept: deptId(world, '信息技术部'),
  })

export const tenantColumns =
  (world: World, table: string) =>
  (index: number, daysAgo: number): AuditedTenantRow => ({ ...platformColumns(world, table)(index, daysAgo), tenantId: '000000' })

/** Only the platform writes these columns: what a draft says of them is dropped, `first` is what a new row begins with. */
export const withOwnColumns = <Row extends object>(row: Row, before: Row | undefined, first: Partial<Row>): Row => ({
  ...row,
  ...ownColumns(first, before),
})

/** New rows belong to the caller's tenant; no draft moves a row to another. */
export const inTenant = <Row extends { readonly tenantId: string }>(row: Row, { caller }: Call, before: Row | undefined): Row => ({
  ...row,
  tenantId: before?.tenantId ?? caller.tenantId,
})

export const missingRow = () => refuse('数据不存在或已删除')

/** The row that a call names; the platform's refusal where there is none. */
export function rowOf<Row extends Stored>(world: World, table: TableKey<Row>, id: string): Row {
  const row = world.table(table).get(id)
  if (!row) throw missingRow()
  return row
}

/** Stores changed columns of a row, with who changed them. */
export function saveAudited<Row extends AuditedRow>({ world, caller }: Call, table: TableKey<Row>, row: Row): undefined {
  world.table(table).put({ ...row, updateUser: caller.userId, updateTime: world.stamp() })
}
