import type { Operation } from '@jwsk/sdk'
import { compareBySort } from '../../engine/crud'
import { toFields } from '../../engine/fields'
import { type Call, type Mock, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { badParameterError, businessError, missingParameterError } from '../../engine/refusal'
import { validateRules } from '../../engine/rules'
import type { TableKey } from '../../engine/world/world'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { patchRow, type RowPatch, requireRow, requireRows } from './entity-mocks'
import type { TenantRow } from './tenant-row'

export interface StatusRules<Row extends TenantRow> {
  /** Statuses that a user may set. */
  readonly allowed: readonly number[]
  readonly field?: keyof Row & string
  readonly check?: (row: Row, status: number, call: Call) => void
  /** Returns the columns that change with the status. */
  readonly with?: (row: Row, status: number, call: Call) => Partial<Row>
}

/** Creates the mock of `change-status?ids&status`. */
export const createStatusMock = <Row extends TenantRow>(operation: Operation, table: TableKey<Row>, rules: StatusRules<Row>): Mock => {
  const field = rules.field ?? 'status'
  return mock(operation, (call) => {
    const value = call.query[field] ?? ''
    if (value === '') throw missingParameterError(field)
    const status = Number(value)
    if (!rules.allowed.includes(status)) throw badParameterError(field)
    const rows = requireRows(call, table)
    for (const row of rows) rules.check?.(row, status, call)
    // the status is a column of the row
    for (const row of rows) patchRow(call, table, { ...rules.with?.(row, status, call), id: row.id, [field]: status } as RowPatch<Row>)
  })
}

/** Creates the mock of `sort`, which reorders several rows at once. */
export const createReorderMock = <Row extends TenantRow & { readonly sort?: number }>(operation: Operation, table: TableKey<Row>): Mock =>
  mock(operation, (call) => {
    if (!Array.isArray(call.body)) throw badParameterError('body')
    const items = call.body.map(toFields)
    for (const item of items) validateRules({ sort: { required: true, minimum: 0 } }, item)
    const rows = items.map((item) => ({ row: requireRow(call, table, String(item['id'])), sort: Number(item['sort']) }))
    // such rows have a `sort` column
    for (const { row, sort } of rows) patchRow(call, table, { id: row.id, sort } as RowPatch<Row>)
  })

/** Creates the mock of `select`: a few columns of the matching rows, or exactly the rows that `ids` names. */
export const createOptionsMock = <Row extends TenantRow & { readonly sort?: number }>(
  operation: Operation,
  table: TableKey<Row>,
  { fields, where = () => true }: { readonly fields: readonly (keyof Row & string)[]; readonly where?: (row: Row) => boolean },
): Mock =>
  mock(operation, (call) => {
    const { ids = '', ...filters } = call.query
    const requestedIds = new Set(ids.split(',').filter((id) => id !== ''))
    const rows = call.world
      .table(table)
      .all()
      .filter((row) => isVisibleToCaller(row, call) && (requestedIds.size === 0 ? where(row) : requestedIds.has(row.id)))
    return filterRows(rows.sort(compareBySort), filters).map((row) =>
      Object.fromEntries(
        ['id', ...fields].flatMap((name) => {
          const value: unknown = Reflect.get(row, name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
    )
  })

/** Returns a required parameter. Throws if it is missing. */
export const requireParameter = (call: Call, name: string): string => {
  const value = call.query[name] ?? ''
  if (value === '') throw missingParameterError(name)
  return value
}

/** Returns the required reason of a call. Throws if it is missing or longer than 255 characters. */
export const requireReason = (call: Call): string => {
  const reason = requireParameter(call, 'reason')
  if ([...reason].length > 255) throw businessError('reason:长度不能超过255位')
  return reason
}

/** Parses an audit: 1 approves, 2 rejects with a remark. */
export function readAudit(call: Call): { readonly passed: boolean; readonly auditStatus: number; readonly auditRemark: string } {
  const { auditStatus, auditRemark: remark } = toFields(call.body)
  const auditRemark = String(remark ?? '')
  if (auditStatus !== 1 && auditStatus !== 2) throw businessError('auditStatus:取值不正确')
  if (auditStatus === 2 && auditRemark.trim() === '') throw businessError('auditRemark:不能为空')
  return { passed: auditStatus === 1, auditStatus, auditRemark }
}

export const alreadyAuditedError = () => businessError('当前记录已审核')

/** Runs the nightly jobs of the platform before a mock: due rows change their status. */
export const withSweep = (sweep: (call: Call) => void, mocks: readonly Mock[]): Mock[] =>
  mocks.map(({ operation, answer }) => ({
    operation,
    answer: (call) => {
      sweep(call)
      return answer(call)
    },
  }))
