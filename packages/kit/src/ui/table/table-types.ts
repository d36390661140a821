import type { ReactNode } from 'react'
import type { CheckState } from '../checkbox'

export interface Column<Row> {
  readonly id: string
  readonly label: string
  readonly align: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** Pixels; a share of the table unless said. */
  readonly width?: number
  /** Pixels that its texts would take: how much of what is left it gets. */
  readonly natural?: number
  /** Pixels that its texts have where there is no room for more. */
  readonly least?: number
  /** How the list is sorted by this column; absent where it cannot be. */
  readonly sorted?: 'ascending' | 'descending' | 'none'
}

/** How high rows are. */
export type Density = 'normal' | 'compact' | 'roomy'

/** A column's new width in pixels; `undefined` is its share of the table again. */
export type Resize = (column: string, width: number | undefined) => void

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
export interface Branches<Row> {
  readonly depthOf: (row: Row) => number
  readonly stateOf: (row: Row) => 'open' | 'closed' | 'loading' | 'leaf'
  readonly toggle: (row: Row) => void
}

/** What stands in one row besides its cells. */
export interface RowParts<Row> {
  readonly keyOf: (row: Row) => string
  /** What the record is called, for the names of its buttons. */
  readonly nameOf: (row: Row) => string
  /** Opens the record: by its first cell, or Enter on the row. */
  readonly open?: ((row: Row) => void) | undefined
  /** Whether this one can be opened; every one unless said. */
  readonly opens?: ((row: Row) => boolean) | undefined
  /** The one that something else on the screen is about. */
  readonly current?: ((row: Row) => boolean) | undefined
  readonly actions?: ((row: Row) => ReactNode) | undefined
  /** Pixels that the column of actions takes. */
  readonly actionsWidth?: number | undefined
  readonly selection?: RowSelection<Row> | undefined
  readonly branches?: Branches<Row> | undefined
  /** Takes the text of a cell, or of a row with tabs between its cells. */
  readonly copy?: ((text: string) => void) | undefined
}
