import './styles'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { TableHead } from './table-head'
import { TableRows, virtualFrom } from './table-rows'
import type { Column, Density, Resize, RowParts } from './table-types'

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Of the first row, counted over all pages, from 1. */
  readonly firstIndex?: number
  readonly parts: RowParts<Row>
  readonly onSort?: (column: string) => void
  readonly onResize?: Resize
  readonly density?: Density
  /** `skeleton` before the first rows; `stale` while others are on their way. */
  readonly state?: 'skeleton' | 'stale' | 'ready'
  readonly skeletonRows?: number
  /** Instead of rows: empty, error, no permission. */
  readonly message?: ReactNode
}

const defaultSkeleton = 5

const widths = ['62%', '48%', '75%', '55%']

/** what a column has where the window is too narrow for all of them */
const leastWidth = 160
const widthOf = <Row,>(columns: readonly Column<Row>[]) => columns.reduce((sum, { width = leastWidth }) => sum + width, 0)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function SkeletonRows({ count, cells }: { readonly count: number; readonly cells: number }) {
  return numbers(count).map((row) => (
    <tr key={row}>
      {numbers(cells).map((cell) => (
        <td key={cell}>
          <span className="kit-skeleton" style={{ width: widths[(row + cell) % widths.length] }} />
        </td>
      ))}
    </tr>
  ))
}

/** A semantic table: rows are records, the head stays, every control has a name; on a phone rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, parts, message } = props
  const { firstIndex = 1, density = 'normal', state = 'ready', skeletonRows = defaultSkeleton } = props
  const box = useRef<HTMLDivElement>(null)
  const cells = columns.length + 1 + (parts.selection ? 1 : 0) + (parts.actions ? 1 : 0)
  const isVirtual = rows.length > virtualFrom
  const style = { '--columns-width': `${widthOf(columns)}px` } as CSSProperties // a custom property is no key of the type
  const filled = <TableRows rows={rows} firstIndex={firstIndex} columns={columns} parts={parts} box={box} density={density} />
  return (
    <div ref={box} className="kit-table-box" data-state={state} data-density={density} data-virtual={isVirtual || undefined}>
      <table
        className={isVirtual ? 'kit-table' : 'kit-table kit-table-cards'}
        aria-label={label}
        aria-busy={state !== 'ready'}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        style={style}
      >
        <TableHead columns={columns} parts={parts} onSort={props.onSort} onResize={props.onResize} />
        <tbody>{state === 'skeleton' ? <SkeletonRows count={skeletonRows} cells={cells} /> : filled}</tbody>
      </table>
      {message}
    </div>
  )
}
