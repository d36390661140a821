import type { Operation } from '@jwsk/sdk'
import { type Mock, mock } from '../engine/mock'
import type { TableKey } from '../engine/world/table'
import { change, type Kept, rowOf } from './kept'
import { required } from './options'

export const off = 1
export const on = 2

/** `enable?id`: switches one row on and the rest of its group off. */
export const onlyOneEnabled = <Row extends Kept & { readonly status: number }>(
  operation: Operation,
  table: TableKey<Row>,
  together: (left: Row, right: Row) => boolean = () => true,
): Mock =>
  mock(operation, (ask) => {
    const chosen = rowOf(ask.world, table, required(ask, 'id'))
    for (const row of ask.world.table(table).all())
      if (row.id !== chosen.id && row.status === on && together(row, chosen)) change(ask, table, { ...row, status: off })
    change(ask, table, { ...chosen, status: on })
  })
