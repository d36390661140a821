import type { MenuEntry } from './menu'

/** One line of the menu as it stands on screen. */
export interface MenuRow {
  readonly entry: MenuEntry
  /** 0 at the top. */
  readonly depth: number
  /** Its place among its siblings, from 1. */
  readonly position: number
  readonly siblings: number
}

/** The lines that are in sight: every top entry, and what lies in open groups. */
export function flattenMenu(entries: readonly MenuEntry[], open: ReadonlySet<string>, depth = 0): readonly MenuRow[] {
  return entries.flatMap((entry, at) => [
    { entry, depth, position: at + 1, siblings: entries.length },
    ...(open.has(entry.id) ? flattenMenu(entry.children, open, depth + 1) : []),
  ])
}

/** A part of a list: from the first index to before the last. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

interface Viewport {
  readonly top: number
  readonly height: number
  /** From one line to the next. */
  readonly step: number
}

/** as many lines as this stand in the page whole */
const virtualThreshold = 60
const overscan = 8

/** Which of the lines are worth a place in the page: those in sight and a few around them. */
export function getVisibleRange(count: number, { top, height, step }: Viewport): RowRange {
  if (count <= virtualThreshold || step <= 0) return { from: 0, to: Math.min(count, virtualThreshold) }
  const first = Math.floor(top / step)
  const shown = Math.min(virtualThreshold - 2 * overscan, Math.ceil(height / step))
  const from = Math.max(0, Math.min(first - overscan, count - shown - 2 * overscan))
  return { from, to: Math.min(count, from + shown + 2 * overscan) }
}
