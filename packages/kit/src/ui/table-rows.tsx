import type { ReactNode, RefObject } from 'react'
import { Fallback, loadable } from './loadable'
import { TableRow } from './table-row'
import type { Column, Density, RowParts } from './table-types'

interface TableRowsProps<Row> {
  readonly rows: readonly Row[]
  readonly firstIndex: number
  readonly columns: readonly Column<Row>[]
  readonly parts: RowParts<Row>
  readonly box: RefObject<HTMLElement | null>
  readonly density: Density
}

const VirtualRows = loadable(() => import('./virtual-rows').then((module) => ({ default: module.VirtualRows })))

/** above it only the rows in view are in the page */
export const virtualFrom = 200
/** as many as a window shows, until it is known which are in view */
const firstRows = 30

const numbers = (count: number) => Array.from({ length: count }, (_, position) => position)

/** All rows, or those in view where they are many. */
export function TableRows<Row>({ rows, firstIndex, columns, parts, box, density }: TableRowsProps<Row>): ReactNode {
  const rowAt = (position: number) => {
    const row = rows[position]
    if (row === undefined) return null
    return (
      <TableRow
        key={parts.keyOf(row)}
        row={row}
        index={firstIndex + position}
        columns={columns}
        parts={parts}
        selected={parts.selection?.has(row) ?? false}
        tabbable={position === 0}
      />
    )
  }
  if (rows.length <= virtualFrom) return numbers(rows.length).map(rowAt)
  return (
    <Fallback show={numbers(firstRows).map(rowAt)}>
      <VirtualRows key={density} count={rows.length} rowAt={rowAt} box={box} density={density} />
    </Fallback>
  )
}
