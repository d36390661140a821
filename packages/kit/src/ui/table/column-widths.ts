import type { CSSProperties } from 'react'
import type { Column } from './table-types'

type SizedColumn = Pick<Column<never>, 'width' | 'preferredWidth' | 'minWidth'>

/** what a column without a width has unless its content is known */
const defaultWidth = 160
/** below it a text says too little; what is longer grows only where there is room */
const minWidth = 144
/** a narrower table shows cards */
const cardBreakpoint = 480

const getPreferredWidth = ({ preferredWidth = defaultWidth }: SizedColumn) => preferredWidth
const getMinWidth = (column: SizedColumn) => Math.min(getPreferredWidth(column), column.minWidth ?? minWidth)
const getExtraWidth = (column: SizedColumn) => (column.width === undefined ? getPreferredWidth(column) - getMinWidth(column) : 0)
const getWeight = (column: SizedColumn) => (column.width === undefined ? getPreferredWidth(column) : 0)

/** So many columns fit a box that is at least as wide as `edge` and narrower than `next`; they share what it has beyond `edge`. */
interface WidthStep {
  /** Of the last column that fits, from 0. */
  readonly last: number
  readonly edge: number
  readonly next: number | undefined
  /** What their texts take beyond `edge`: that is given first, and the rest to all. */
  readonly need: number
  readonly weight: number
}

/** Widths of a table's columns: the fixed ones as they are, the others by what they hold and what is left for them. */
export interface Widths {
  /** The narrowest that the table can be; a narrower window scrolls it. */
  readonly total: number
  readonly fits: readonly WidthStep[]
}

/** `beside`: what the table has besides these columns. No column is cut at the edge of a box. */
export function computeWidths(columns: readonly SizedColumn[], beside: number): Widths {
  let edge = beside
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

/** where none of them can grow the last one does */
function getRemainder(column: SizedColumn, at: number, { last, weight }: WidthStep): number {
  if (weight > 0) return getWeight(column) / weight
  return at === last ? 1 : 0
}

/** What one column has at least, and in each case its part of what the texts need and of the rest. */
export function getShares(column: SizedColumn, at: number, { fits }: Widths) {
  const shares = fits
    .filter(({ last }) => last >= at)
    .map((fit) => ({ last: fit.last, needed: getExtraWidth(column) / (fit.need || 1), rest: getRemainder(column, at, fit) }))
  return { least: column.width ?? getMinWidth(column), shares: shares.filter(({ rest }) => rest > 0) }
}

/** For the style of the table: how narrow it may be, what is left in each case, which is none but in one of them, and what of it no text needs. */
export function toTableStyle({ total, fits }: Widths): CSSProperties {
  const left = fits.flatMap(({ last, edge, next, need }) => {
    const beyond = `max(0px, 100cqi - ${edge}px)`
    return [
      [`--fit-${last}`, next === undefined ? beyond : `min(${beyond}, max(0px, (${next}px - 100cqi) * 999))`],
      [`--rest-${last}`, `max(0px, var(--fit-${last}) - ${need}px)`],
    ]
  })
  return { '--columns-width': `${total}px`, ...Object.fromEntries(left) } as CSSProperties // custom properties are no keys of the type
}

/** For the head of a column. */
export function toColumnWidth(column: SizedColumn, at: number, widths: Widths): string | number {
  const { least, shares } = getShares(column, at, widths)
  if (shares.length === 0) return least
  const grown = shares.map(
    ({ last, needed, rest }) => `var(--fit-${last}) * ${needed.toFixed(4)} + var(--rest-${last}) * ${(rest - needed).toFixed(4)}`,
  )
  return `calc(${[`${least}px`, ...grown].join(' + ')})`
}
