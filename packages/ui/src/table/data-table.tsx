import '../styles'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { Fallback, loadable } from '../components/loadable'
import { computeWidths, toTableStyle } from './column-widths'
import { TableHeader } from './table-header'
import { TableRow } from './table-row'
import type { Column, OnColumnResize, RowOptions, TableSelection } from './table-types'

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Number of the first row over all pages, starting at 1. Defaults to 1. */
  readonly firstIndex?: number
  readonly rowOptions: RowOptions<Row>
  /** Key of the row that another part of the screen shows. */
  readonly activeKey?: string | undefined
  /** Current selection, if `rowOptions` make rows selectable. */
  readonly selection?: TableSelection<Row> | undefined
  readonly onSort?: (column: string) => void
  readonly onResize?: OnColumnResize
  /** `skeleton` before the first rows; `stale` while other rows load. Defaults to `ready`. */
  readonly state?: 'skeleton' | 'stale' | 'ready'
  readonly skeletonRows?: number
  /** Message in place of rows: empty, error or no permission. */
  readonly emptyContent?: ReactNode
}

const defaultSkeletonRows = 5

const barWidths = ['62%', '48%', '75%', '55%']

/** Width of the first column in CSS pixels; must match the style sheet. */
const indexWidth = 52

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

interface SkeletonRowsProps {
  readonly count: number
  readonly columns: readonly Pick<Column<never>, 'align'>[]
}

function SkeletonRows({ count, columns }: SkeletonRowsProps) {
  return range(count).map((row) => (
    <tr key={row}>
      {range(columns.length + 1).map((cell) => (
        <td key={cell} className={columns[cell - 1]?.align === 'end' ? 'kit-cell-end' : undefined}>
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
  readonly parts: RowOptions<Row>
  readonly selection: TableSelection<Row> | undefined
  readonly activeKey: string | undefined
  readonly containerRef: RefObject<HTMLElement | null>
}

const VirtualRows = loadable(() => import('./virtual-rows').then((module) => ({ default: module.VirtualRows })))

/** Number of rows above which the table is virtualized. */
const virtualizeFrom = 200
/** Rows rendered until the virtualizer has loaded; about a window full. */
const firstRows = 30

/** Makes keys unique by a counter, because duplicate keys would leave stale rows in the page. */
function toUniqueKeys(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return texts.map((text) => {
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return `${count} ${text}`
  })
}

/** Renders all rows, or only those in view if there are many. */
function TableRows<Row>({ rows, firstIndex, columns, parts, selection, activeKey, containerRef }: TableRowsProps<Row>): ReactNode {
  const { getRowKey } = parts
  const keys = useMemo(() => toUniqueKeys(rows.map(getRowKey)), [rows, getRowKey])
  const renderRow = (position: number) => {
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
        active={activeKey !== undefined && getRowKey(row) === activeKey}
        tabbable={position === 0}
      />
    )
  }
  if (rows.length <= virtualizeFrom) return range(rows.length).map(renderRow)
  return (
    <Fallback fallback={range(firstRows).map(renderRow)}>
      <VirtualRows count={rows.length} renderRow={renderRow} scrollerRef={containerRef} />
    </Fallback>
  )
}

/** Semantic table with a sticky header; every control has an accessible name. On phones rows become cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowOptions, selection, activeKey, emptyContent } = props
  const { firstIndex = 1, state = 'ready', skeletonRows = defaultSkeletonRows } = props
  const containerRef = useRef<HTMLDivElement>(null)
  const isVirtual = rows.length > virtualizeFrom
  const widths = computeWidths(columns, indexWidth + (rowOptions.renderActions ? (rowOptions.pinnedWidth ?? 0) : 0))
  const tableRows = <TableRows {...{ rows, firstIndex, columns, parts: rowOptions, selection, activeKey, containerRef }} />
  return (
    <div ref={containerRef} className="kit-table-box" data-state={state} data-virtual={isVirtual || undefined}>
      <table
        className={isVirtual ? 'kit-table' : 'kit-table kit-table-cards'}
        aria-label={label}
        aria-busy={state !== 'ready'}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        style={toTableStyle(widths)}
      >
        <TableHeader
          columns={columns}
          widths={widths}
          parts={rowOptions}
          selection={selection}
          onSort={props.onSort}
          onResize={props.onResize}
        />
        <tbody aria-hidden={state === 'skeleton' || undefined}>
          {state === 'skeleton' ? <SkeletonRows count={skeletonRows} columns={columns} /> : tableRows}
        </tbody>
      </table>
      {emptyContent}
    </div>
  )
}
