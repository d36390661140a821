import type { MenuEntry } from './menu'

/** Visible row of the menu. */
export interface MenuRow {
  readonly entry: MenuEntry
  /** Depth, 0 at the top. */
  readonly depth: number
  /** Position among its siblings, from 1. */
  readonly position: number
  readonly siblings: number
}

/** Returns the visible rows: the top entries and the content of open groups. */
export function flattenMenu(entries: readonly MenuEntry[], open: ReadonlySet<string>, depth = 0): readonly MenuRow[] {
  return entries.flatMap((entry, at) => [
    { entry, depth, position: at + 1, siblings: entries.length },
    ...(open.has(entry.id) ? flattenMenu(entry.children, open, depth + 1) : []),
  ])
}

/** Range of a list; `to` is exclusive. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

interface Viewport {
  readonly top: number
  readonly height: number
  /** Distance between two rows in CSS pixels. */
  readonly step: number
}

/** Maximum number of rows that are rendered without virtualization. */
const virtualThreshold = 60
const overscan = 8

/** Returns the rows to render: those in the viewport and a few around them. */
export function getVisibleRange(count: number, { top, height, step }: Viewport): RowRange {
  if (count <= virtualThreshold || step <= 0) return { from: 0, to: Math.min(count, virtualThreshold) }
  const first = Math.floor(top / step)
  const visible = Math.min(virtualThreshold - 2 * overscan, Math.ceil(height / step))
  const from = Math.max(0, Math.min(first - overscan, count - visible - 2 * overscan))
  return { from, to: Math.min(count, from + visible + 2 * overscan) }
}
