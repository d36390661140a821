import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const pageIntervalMs = 12_000
/** rows that fill the height to a fraction of a pixel */
const tolerance = 0.02

/** How many of its children a grid shows at once; all of them where it grows with them. */
function getCapacity(grid: HTMLElement): number {
  const style = getComputedStyle(grid)
  const first = grid.firstElementChild
  // a style sheet that lets the grid grow, on a phone, says so by not hiding what overflows
  if (style.overflowY !== 'hidden' || !first) return Number.POSITIVE_INFINITY
  // tiles of two sizes: the sheet says how many there are
  const told = Number(style.getPropertyValue('--room'))
  if (told > 0) return told
  const gap = Number.parseFloat(style.rowGap) || 0
  const height = first.getBoundingClientRect().height + gap
  const rows = Math.max(1, Math.floor((grid.clientHeight + gap) / height + tolerance))
  return rows * style.gridTemplateColumns.split(' ').length
}

interface Page<T> {
  readonly visible: readonly T[]
  /** From 0 on. */
  readonly page: number
  readonly count: number
}

/** What stands on a page where there is room for so many; the last page where there are fewer by now. */
export function slicePage<T>(entries: readonly T[], room: number, page: number): Page<T> {
  const count = Math.max(1, Math.ceil(entries.length / room))
  const at = Math.min(page, count - 1)
  return { visible: count === 1 ? entries : entries.slice(at * room, (at + 1) * room), page: at, count }
}

interface AutoPaging<T> extends Page<T> {
  /** How many pages stand before those of the entries. */
  readonly leadingPages: number
  readonly goToPage: (page: number) => void
  readonly setPaused: (isHeld: boolean) => void
}

/** As many entries as there is room for, turning to the next ones by itself unless it is held; before them so many pages of another kind. */
export function useAutoPaging<T>(grid: RefObject<HTMLElement | null>, entries: readonly T[], before = 0): AutoPaging<T> {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const [page, turn] = useState(0)
  const [isHeld, hold] = useState(false)
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

  // what grows with its entries has no pages
  const lead = Number.isFinite(room) ? before : 0
  const standing = slicePage(entries, room, Math.max(0, page - lead))
  const count = standing.count + lead
  useEffect(() => {
    if (count === 1 || isHeld) return
    const timer = setInterval(() => turn((current) => (current + 1) % count), pageIntervalMs)
    return () => clearInterval(timer)
  }, [count, isHeld])
  return { ...standing, page: page < lead ? page : standing.page + lead, count, leadingPages: lead, goToPage: turn, setPaused: hold }
}
