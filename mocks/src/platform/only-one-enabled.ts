import type { Operation } from '@jwsk/sdk'
import { type Mock, mock } from '../engine/mock'
import type { TableKey } from '../engine/world/world'
import { requireParameter } from './assertions'
import { type AuditedRow, requireRow, saveAudited } from './audited-row'

export const disabledFlag = 1
export const enabledFlag = 2

/** Creates the mock of `enable?id`, which enables one row and disables the rest of its group. */
export const onlyOneEnabled = <Row extends AuditedRow & { readonly status: number }>(
  operation: Operation,
  table: TableKey<Row>,
  together: (left: Row, right: Row) => boolean = () => true,
): Mock =>
  mock(operation, (call) => {
    const selected = requireRow(call.world, table, requireParameter(call, 'id'))
    for (const row of call.world.table(table).all())
      if (row.id !== selected.id && row.status === enabledFlag && together(row, selected))
        saveAudited(call, table, { ...row, status: disabledFlag })
    saveAudited(call, table, { ...selected, status: enabledFlag })
  })
