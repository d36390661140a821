import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const pageIntervalMs = 12_000
/** Tolerance in rows for heights that differ by a fraction of a pixel. */
const tolerance = 0.02

/** Returns the number of children that fit into a grid; `Infinity` if it grows with them. */
function getCapacity(grid: HTMLElement): number {
  const style = getComputedStyle(grid)
  const first = grid.firstElementChild
  // on phones the style sheet lets the grid grow, i.e. does not hide the overflow
  if (style.overflowY !== 'hidden' || !first) return Number.POSITIVE_INFINITY
  // for tiles of two sizes the style sheet defines the number
  const capacity = Number(style.getPropertyValue('--room'))
  if (capacity > 0) return capacity
  const gap = Number.parseFloat(style.rowGap) || 0
  const height = first.getBoundingClientRect().height + gap
  const rows = Math.max(1, Math.floor((grid.clientHeight + gap) / height + tolerance))
  return rows * style.gridTemplateColumns.split(' ').length
}

interface Page<T> {
  readonly visible: readonly T[]
  /** Zero-based page number. */
  readonly page: number
  readonly count: number
}

/** Returns the entries of a page of `room` entries; the last page if `page` no longer exists. */
export function slicePage<T>(entries: readonly T[], room: number, page: number): Page<T> {
  const count = Math.max(1, Math.ceil(entries.length / room))
  const at = Math.min(page, count - 1)
  return { visible: count === 1 ? entries : entries.slice(at * room, (at + 1) * room), page: at, count }
}

interface AutoPaging<T> extends Page<T> {
  /** Number of pages before those of the entries. */
  readonly leadingPages: number
  readonly goToPage: (page: number) => void
  readonly setPaused: (isPaused: boolean) => void
}

interface LeadingPages {
  /** Number of extra pages before those of the entries. */
  readonly leadingPages?: number
  /** Whether the leading pages show everything, so that the pages of the entries are skipped. */
  readonly isLeadingEnough?: boolean
}

/** Auto-advancing pagination: shows as many entries as fit and turns the page every 12 s unless paused. */
export function useAutoPaging<T>(
  grid: RefObject<HTMLElement | null>,
  entries: readonly T[],
  { leadingPages = 0, isLeadingEnough = false }: LeadingPages = {},
): AutoPaging<T> {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const [page, setPage] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isEmpty = entries.length === 0
  useLayoutEffect(() => {
    const element = grid.current
    if (!element || isEmpty) return
    const measure = () => setRoom(getCapacity(element))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [grid, isEmpty])

  // a grid that grows with its entries has no pages
  const lead = Number.isFinite(room) ? leadingPages : 0
  const visiblePage = slicePage(entries, room, Math.max(0, page - lead))
  const count = lead > 0 && isLeadingEnough ? lead : visiblePage.count + lead
  useEffect(() => {
    if (count === 1 || isPaused) return
    const timer = setInterval(() => setPage((current) => (current + 1) % count), pageIntervalMs)
    return () => clearInterval(timer)
  }, [count, isPaused])
  const current = Math.min(count - 1, page < lead ? page : visiblePage.page + lead)
  return { ...visiblePage, page: current, count, leadingPages: lead, goToPage: setPage, setPaused }
}
