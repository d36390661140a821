import type { Column } from './table-types'

type Sized = Pick<Column<never>, 'width' | 'natural' | 'least'>

/** what a column without a width has unless its content is known */
const defaultWidth = 160
/** below it a text says too little; what is longer grows only where there is room */
const minWidth = 144
/** how much of what is left over goes to columns that already have what they need */
const spareShare = 0.25

const naturalOf = ({ natural = defaultWidth }: Sized) => natural
const leastOf = (column: Sized) => Math.min(naturalOf(column), column.least ?? minWidth)

/** Of a column without a width: what it has at least, and its share of what the table has beyond `total`. */
export interface ColumnShare {
  readonly least: number
  readonly share: number
}

/** Widths of a table's columns: the fixed ones as they are, the others by what they hold and what is left for them. */
export interface Widths {
  /** The narrowest that the table can be; a narrower window scrolls it. */
  readonly total: number
  readonly of: (column: Sized) => number | ColumnShare
}

/** `beside`: what the table has besides these columns. */
export function columnWidths(columns: readonly Sized[], fixedWidth: number): Widths {
  const flexible = columns.filter(({ width }) => width === undefined)
  const total = columns.reduce((sum, column) => sum + (column.width ?? leastOf(column)), fixedWidth)
  const weightOf = (column: Sized) => naturalOf(column) - leastOf(column) + naturalOf(column) * spareShare
  const weights = flexible.reduce((sum, column) => sum + weightOf(column), 0)
  return {
    total,
    of: (column) => column.width ?? { least: leastOf(column), share: weightOf(column) / weights },
  }
}
