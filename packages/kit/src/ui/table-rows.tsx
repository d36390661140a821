import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { TableRow } from './table-row'
import type { Column, Density, RowParts } from './table-types'

interface TableRowsProps<Row> {
  readonly rows: readonly Row[]
  readonly firstIndex: number
  readonly columns: readonly Column<Row>[]
  readonly parts: RowParts<Row>
}

interface VirtualRowsProps<Row> extends TableRowsProps<Row> {
  readonly box: RefObject<HTMLElement | null>
  readonly density: Density
}

/** above it only the rows in view are in the page */
export const virtualFrom = 200

/** as `--row-height` has it */
const rowHeights = { normal: { fine: 40, coarse: 48 }, compact: { fine: 32, coarse: 44 }, roomy: { fine: 48, coarse: 56 } } as const

const rowOf = <Row,>({ rows, firstIndex, columns, parts }: TableRowsProps<Row>, position: number) => {
  const row = rows[position]
  if (row === undefined) return null
  const selected = parts.selection?.has(row) ?? false
  return (
    <TableRow
      key={parts.keyOf(row)}
      row={row}
      index={firstIndex + position}
      columns={columns}
      parts={parts}
      selected={selected}
      tabbable={position === 0}
    />
  )
}

export const AllRows = <Row,>(props: TableRowsProps<Row>) => props.rows.map((_, position) => rowOf(props, position))

/** The rows in view, between two rows as high as all the others. */
export function VirtualRows<Row>({ box, density, ...props }: VirtualRowsProps<Row>) {
  const virtual = useVirtualizer({
    count: props.rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeights[density][matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'],
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {before > 0 && <tr className="kit-row-space" style={{ height: before }} />}
      {items.map((item) => rowOf(props, item.index))}
      {after > 0 && <tr className="kit-row-space" style={{ height: after }} />}
    </>
  )
}
