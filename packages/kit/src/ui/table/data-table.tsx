import '../styles'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { Fallback, loadable } from '../loadable'
import { columnWidths, tableStyle } from './column-widths'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import type { Column, Density, Resize, RowParts, TableSelection } from './table-types'

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Of the first row, counted over all pages, from 1. */
  readonly firstIndex?: number
  readonly parts: RowParts<Row>
  /** Where `parts` let rows be chosen. */
  readonly selection?: TableSelection<Row> | undefined
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

const barWidths = ['62%', '48%', '75%', '55%']

/** as the style sheet has them */
const selectWidth = 44
const indexWidth = 64
const actionsWidth = 184

const besideOf = <Row,>({ selection, actions, actionsWidth: own = actionsWidth }: RowParts<Row>) =>
  indexWidth + (selection ? selectWidth : 0) + (actions ? own : 0)

const indices = (count: number) => Array.from({ length: count }, (_, index) => index)

function SkeletonRows({ count, cells }: { readonly count: number; readonly cells: number }) {
  return indices(count).map((row) => (
    <tr key={row}>
      {indices(cells).map((cell) => (
        <td key={cell}>
          <span className="kit-skeleton" style={{ width: barWidths[(row + cell) % barWidths.length] }} />
        </td>
      ))}
    </tr>
  ))
}

interface TableRowsProps<Row> {
  readonly rows: readonly Row[]
  readonly firstIndex: number
  readonly columns: readonly Column<Row>[]
  readonly parts: RowParts<Row>
  readonly selection: TableSelection<Row> | undefined
  readonly box: RefObject<HTMLElement | null>
  readonly density: Density
}

const VirtualRows = loadable(() => import('./virtual-rows').then((module) => ({ default: module.VirtualRows })))

/** above it only the rows in view are in the page */
const virtualFrom = 200
/** as many as a window shows, until it is known which are in view */
const firstRows = 30

/** Two rows of one key would leave a copy behind in the page: the second counts on. */
function uniqueTexts(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return `${count} ${text}`
  })
}

/** All rows, or those in view where they are many. */
function TableRows<Row>({ rows, firstIndex, columns, parts, selection, box, density }: TableRowsProps<Row>): ReactNode {
  const { keyOf } = parts
  const keys = useMemo(() => uniqueTexts(rows.map(keyOf)), [rows, keyOf])
  const rowAt = (position: number) => {
    const row = rows[position]
    if (row === undefined) return null
    return (
      <TableRow
        key={keys[position]}
        row={row}
        index={firstIndex + position}
        columns={columns}
        parts={parts}
        selected={selection?.has(row) ?? false}
        tabbable={position === 0}
      />
    )
  }
  if (rows.length <= virtualFrom) return indices(rows.length).map(rowAt)
  return (
    <Fallback show={indices(firstRows).map(rowAt)}>
      <VirtualRows key={density} count={rows.length} rowAt={rowAt} box={box} density={density} />
    </Fallback>
  )
}

/** A semantic table: rows are records, the head stays, every control has a name; on a phone rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, parts, selection, message } = props
  const { firstIndex = 1, density = 'normal', state = 'ready', skeletonRows = defaultSkeleton } = props
  const box = useRef<HTMLDivElement>(null)
  const cells = columns.length + 1 + (parts.selection ? 1 : 0) + (parts.actions ? 1 : 0)
  const isVirtual = rows.length > virtualFrom
  const widths = columnWidths(columns, besideOf(parts))
  const filled = <TableRows {...{ rows, firstIndex, columns, parts, selection, box, density }} />
  return (
    <div ref={box} className="kit-table-box" data-state={state} data-density={density} data-virtual={isVirtual || undefined}>
      <table
        className={isVirtual ? 'kit-table' : 'kit-table kit-table-cards'}
        aria-label={label}
        aria-busy={state !== 'ready'}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        style={tableStyle(widths)}
      >
        <TableHead columns={columns} widths={widths} parts={parts} selection={selection} onSort={props.onSort} onResize={props.onResize} />
        <tbody>{state === 'skeleton' ? <SkeletonRows count={skeletonRows} cells={cells} /> : filled}</tbody>
      </table>
      {message}
    </div>
  )
}
