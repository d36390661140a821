import type { ReactNode } from 'react'
import type { CheckState } from '../checkbox'

export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly align: 'start' | 'end'
  readonly renderCell: (row: Row) => ReactNode
  /** Pixels; a share of the table unless said. */
  readonly width?: number
  /** Pixels that its texts would take: how much of what is left it gets. */
  readonly preferredWidth?: number
  /** Pixels that its texts have where there is no room for more. */
  readonly minWidth?: number
  /** How the list is sorted by this column; absent where it cannot be. */
  readonly sortDirection?: 'ascending' | 'descending' | 'none'
}

/** How high rows are. */
export type Density = 'normal' | 'compact' | 'roomy'

/** A column's new width in pixels; `undefined` is its share of the table again. */
export type OnColumnResize = (column: string, width: number | undefined) => void

/** What is chosen: another with each choice. */
export interface TableSelection<Row> {
  has(row: Row): boolean
  readonly page: CheckState
  togglePage(): void
}

/** How a row is chosen: the same whatever is, so that a choice draws its own row alone. */
export interface RowSelection<Row> {
  isSelectable(row: Row): boolean
  toggle(row: Row): void
}

/** Rows that hold others. */
export interface TreeControl<Row> {
  readonly getDepth: (row: Row) => number
  readonly getExpandState: (row: Row) => 'open' | 'closed' | 'loading' | 'leaf'
  readonly toggle: (row: Row) => void
}

/** What stands in one row besides its cells. */
export interface RowOptions<Row> {
  readonly getRowKey: (row: Row) => string
  /** What the record is called, for the names of its buttons. */
  readonly getRowName: (row: Row) => string
  /** Opens the record: by its first cell, or Enter on the row. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Whether this one can be opened; every one unless said. */
  readonly canOpen?: ((row: Row) => boolean) | undefined
  /** The one that something else on the screen is about. */
  readonly isActive?: ((row: Row) => boolean) | undefined
  readonly renderActions?: ((row: Row) => ReactNode) | undefined
  /** Pixels that the column of actions takes. */
  readonly actionsWidth?: number | undefined
  readonly selection?: RowSelection<Row> | undefined
  readonly tree?: TreeControl<Row> | undefined
  /** Takes the text of a cell, or of a row with tabs between its cells. */
  readonly onCopy?: ((text: string) => void) | undefined
}
