import type { CSSProperties } from 'react'
import type { Column } from './table-types'

type SizedColumn = Pick<Column<never>, 'width' | 'preferredWidth' | 'minWidth'>

/** Width in CSS pixels of a column whose content is unknown. */
const defaultWidth = 160
/** Minimum width in CSS pixels of a long text; it only grows if there is room. */
const minWidth = 144
/** Width in CSS pixels below which a table is rendered as cards. */
const cardBreakpoint = 480

const getPreferredWidth = ({ preferredWidth = defaultWidth }: SizedColumn) => preferredWidth
const getMinWidth = (column: SizedColumn) => Math.min(getPreferredWidth(column), column.minWidth ?? minWidth)
const getExtraWidth = (column: SizedColumn) => (column.width === undefined ? getPreferredWidth(column) - getMinWidth(column) : 0)
const getWeight = (column: SizedColumn) => (column.width === undefined ? getPreferredWidth(column) : 0)

/** Range of container widths, from `edge` up to but excluding `next`, in which the same columns fit; they share what exceeds `edge`. */
interface WidthStep {
  /** Zero-based index of the last column that fits. */
  readonly last: number
  readonly edge: number
  readonly next: number | undefined
  /** Pixels beyond `edge` that the texts need; distributed first, the rest goes to all columns. */
  readonly need: number
  readonly weight: number
}

/** Column widths of a table: fixed ones as they are, the others by their content and the remaining space. */
export interface Widths {
  /** Minimum width of the table; a narrower window scrolls it. */
  readonly total: number
  readonly fits: readonly WidthStep[]
}

/**
 * Computes column widths so that no column is cut at the edge of the container.
 *
 * @param otherWidth pixels of the cells that belong to none of these columns, e.g. the checkbox
 */
export function computeWidths(columns: readonly SizedColumn[], otherWidth: number): Widths {
  let edge = otherWidth
  let need = 0
  let weight = 0
  const fits = columns.map((column, last): WidthStep => {
    edge += column.width ?? getMinWidth(column)
    need += getExtraWidth(column)
    weight += getWeight(column)
    const following = columns[last + 1]
    return { last, edge, need, weight, next: following && edge + (following.width ?? getMinWidth(following)) }
  })
  return { total: edge, fits: fits.filter(({ next = Number.POSITIVE_INFINITY }) => next > cardBreakpoint) }
}

/** Returns a column's share of the rest; if no column can grow, the last one does. */
function getRemainder(column: SizedColumn, at: number, { last, weight }: WidthStep): number {
  if (weight > 0) return getWeight(column) / weight
  return at === last ? 1 : 0
}

/** Returns the minimum width of a column and, for each range, its share of what the texts need and of the rest. */
export function getShares(column: SizedColumn, at: number, { fits }: Widths) {
  const shares = fits
    .filter(({ last }) => last >= at)
    .map((fit) => ({ last: fit.last, needed: getExtraWidth(column) / (fit.need || 1), rest: getRemainder(column, at, fit) }))
  return { minimum: column.width ?? getMinWidth(column), shares: shares.filter(({ rest }) => rest > 0) }
}

/** Custom properties of the table: its minimum width and, for each range, the spare width (0 outside of the range) and the part of it that no text needs. */
export function toTableStyle({ total, fits }: Widths): CSSProperties {
  const variables = fits.flatMap(({ last, edge, next, need }) => {
    const beyond = `max(0px, 100cqi - ${edge}px)`
    return [
      [`--fit-${last}`, next === undefined ? beyond : `min(${beyond}, max(0px, (${next}px - 100cqi) * 999))`],
      [`--rest-${last}`, `max(0px, var(--fit-${last}) - ${need}px)`],
    ]
  })
  return { '--columns-width': `${total}px`, ...Object.fromEntries(variables) } as CSSProperties // CSSProperties has no custom properties
}

/** Width for the header cell of a column. */
export function toColumnWidth(column: SizedColumn, at: number, widths: Widths): string | number {
  const { minimum, shares } = getShares(column, at, widths)
  if (shares.length === 0) return minimum
  const grown = shares.map(
    ({ last, needed, rest }) => `var(--fit-${last}) * ${needed.toFixed(4)} + var(--rest-${last}) * ${(rest - needed).toFixed(4)}`,
  )
  return `calc(${[`${minimum}px`, ...grown].join(' + ')})`
}
