import type { Operation } from '@jwsk/sdk'
import { type Mock, mock } from '../engine/mock'
import type { TableKey } from '../engine/world/table'
import { type AuditedRow, change, rowOf } from './audited-row'
import { required } from './options'

export const off = 1
export const on = 2

/** `enable?id`: switches one row on and the rest of its group off. */
export const onlyOneEnabled = <Row extends AuditedRow & { readonly status: number }>(
  operation: Operation,
  table: TableKey<Row>,
  together: (left: Row, right: Row) => boolean = () => true,
): Mock =>
  mock(operation, (call) => {
    const chosen = rowOf(call.world, table, required(call, 'id'))
    for (const row of call.world.table(table).all())
      if (row.id !== chosen.id && row.status === on && together(row, chosen)) change(call, table, { ...row, status: off })
    change(call, table, { ...chosen, status: on })
  })
