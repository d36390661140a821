import type { ReactNode } from 'react'
import type { CheckState } from '../components/checkbox'

/** Column of a data table. */
export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly align: 'start' | 'end'
  readonly renderCell: (row: Row) => ReactNode
  /** Width in CSS pixels. Defaults to a share of the table. */
  readonly width?: number
  /** Width in CSS pixels that its texts need; decides its share of the remaining space. */
  readonly preferredWidth?: number
  /** Minimum width in CSS pixels if space is short. */
  readonly minWidth?: number
  /** Sort direction of the list by this column; `undefined` if it is not sortable. */
  readonly sortDirection?: 'ascending' | 'descending' | 'none'
}

/** Called with a column's new width in CSS pixels; `undefined` resets it to a share of the table. */
export type OnColumnResize = (column: string, width: number | undefined) => void

/** Selected rows; a new object after every change. */
export interface TableSelection<Row> {
  has(row: Row): boolean
  readonly page: CheckState
  togglePage(): void
}

/** Selects rows. Stable across changes of the selection, so that a change renders only its own row. */
export interface RowSelection<Row> {
  isSelectable(row: Row): boolean
  toggle(row: Row): void
}

/** Controls nested rows. */
export interface TreeControl<Row> {
  readonly getDepth: (row: Row) => number
  readonly getExpandState: (row: Row) => 'open' | 'closed' | 'loading' | 'leaf'
  readonly toggle: (row: Row) => void
}

/** Options of a row that concern more than its cells. */
export interface RowOptions<Row> {
  readonly getRowKey: (row: Row) => string
  /** Returns the name of the record, for the accessible names of its buttons. */
  readonly getRowName: (row: Row) => string
  /** Opens the record, by its first cell or Enter on the row. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Whether the row can be opened. Defaults to all rows. */
  readonly canOpen?: ((row: Row) => boolean) | undefined
  readonly renderActions?: ((row: Row) => ReactNode) | undefined
  /** Width in CSS pixels of the actions that are always visible; the others appear over the end of the row. Defaults to 0. */
  readonly pinnedWidth?: number | undefined
  readonly selection?: RowSelection<Row> | undefined
  readonly tree?: TreeControl<Row> | undefined
  /** Copies the text of a cell, or of a row with tabs between its cells. */
  readonly onCopy?: ((text: string) => void) | undefined
}
