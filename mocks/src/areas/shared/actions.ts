import type { Operation } from '@jwsk/sdk'
import { bySort } from '../../engine/crud'
import { fieldsOf } from '../../engine/fields'
import { type Call, type Mock, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { badParameter, missingParameter, refuse } from '../../engine/refusal'
import { checkRules } from '../../engine/rules'
import type { TableKey } from '../../engine/world/table'
import { ownTenant } from '../../system/tenant/tenancy'
import { patchRow, type RowPatch, rowOf, rowsOf } from './entity'
import type { TenantRow } from './tenant-row'

export interface StatusRules<Row extends TenantRow> {
  /** The statuses that a person may set. */
  readonly allowed: readonly number[]
  readonly field?: keyof Row & string
  readonly check?: (row: Row, status: number, call: Call) => void
  /** Columns that change with the status. */
  readonly with?: (row: Row, status: number, call: Call) => Partial<Row>
}

/** `change-status?ids&status`: on and off. */
export const changeStatus = <Row extends TenantRow>(operation: Operation, table: TableKey<Row>, rules: StatusRules<Row>): Mock => {
  const field = rules.field ?? 'status'
  return mock(operation, (call) => {
    const asked = call.query[field] ?? ''
    if (asked === '') throw missingParameter(field)
    const status = Number(asked)
    if (!rules.allowed.includes(status)) throw badParameter(field)
    const rows = rowsOf(call, table)
    for (const row of rows) rules.check?.(row, status, call)
    // a status stands in a column of the row
    for (const row of rows) patchRow(call, table, { ...rules.with?.(row, status, call), id: row.id, [field]: status } as RowPatch<Row>)
  })
}

/** `sort`: new places for several rows at once. */
export const reorder = <Row extends TenantRow & { readonly sort?: number }>(operation: Operation, table: TableKey<Row>): Mock =>
  mock(operation, (call) => {
    if (!Array.isArray(call.body)) throw badParameter('body')
    const items = call.body.map(fieldsOf)
    for (const item of items) checkRules({ sort: { required: true, minimum: 0 } }, item)
    const rows = items.map((item) => ({ row: rowOf(call, table, String(item['id'])), sort: Number(item['sort']) }))
    // such rows have a place
    for (const { row, sort } of rows) patchRow(call, table, { id: row.id, sort } as RowPatch<Row>)
  })

/** `select`: few columns of the rows that match, or exactly those that `ids` names. */
export const options = <Row extends TenantRow & { readonly sort?: number }>(
  operation: Operation,
  table: TableKey<Row>,
  { fields, where = () => true }: { readonly fields: readonly (keyof Row & string)[]; readonly where?: (row: Row) => boolean },
): Mock =>
  mock(operation, (call) => {
    const { ids = '', ...filters } = call.query
    const wanted = new Set(ids.split(',').filter((id) => id !== ''))
    const rows = call.world
      .table(table)
      .all()
      .filter((row) => ownTenant(row, call) && (wanted.size === 0 ? where(row) : wanted.has(row.id)))
    return filterRows(rows.sort(bySort), filters).map((row) =>
      Object.fromEntries(
        ['id', ...fields].flatMap((name) => {
          const value: unknown = Reflect.get(row, name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
    )
  })

/** A parameter that must be there. */
export const requiredParameter = (call: Call, name: string): string => {
  const value = call.query[name] ?? ''
  if (value === '') throw missingParameter(name)
  return value
}

/** Why something is done: must be said, in at most 255 characters. */
export const reasonOf = (call: Call): string => {
  const reason = requiredParameter(call, 'reason')
  if ([...reason].length > 255) throw refuse('reason:长度不能超过255位')
  return reason
}

/** Reads an audit: 1 passes, 2 rejects with a remark. */
export function verdictOf(call: Call): { readonly passed: boolean; readonly auditStatus: number; readonly auditRemark: string } {
  const { auditStatus, auditRemark: remark } = fieldsOf(call.body)
  const auditRemark = String(remark ?? '')
  if (auditStatus !== 1 && auditStatus !== 2) throw refuse('auditStatus:取值不正确')
  if (auditStatus === 2 && auditRemark.trim() === '') throw refuse('auditRemark:不能为空')
  return { passed: auditStatus === 1, auditStatus, auditRemark }
}

export const alreadyAudited = () => refuse('当前记录已审核')

/** Runs what the platform does by night, before anything is answered: rows whose time has come move on. */
export const afterSweep = (sweep: (call: Call) => void, mocks: readonly Mock[]): Mock[] =>
  mocks.map(({ operation, answer }) => ({
    operation,
    answer: (call) => {
      sweep(call)
      return answer(call)
    },
  }))
