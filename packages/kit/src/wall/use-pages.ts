import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

const turnAfter = 12_000

/** How many of its children a grid shows at once; all of them where it grows with them. */
function roomOf(grid: HTMLElement): number {
  const style = getComputedStyle(grid)
  const first = grid.firstElementChild
  // a style sheet that lets the grid grow, on a phone, says so by not hiding what overflows
  if (style.overflowY !== 'hidden' || !first) return Number.POSITIVE_INFINITY
  const gap = Number.parseFloat(style.rowGap) || 0
  const height = first.getBoundingClientRect().height + gap
  const rows = Math.max(1, Math.floor((grid.clientHeight + gap) / height))
  return rows * style.gridTemplateColumns.split(' ').length
}

interface Pages<T> {
  readonly shown: readonly T[]
  readonly page: number
  readonly count: number
  readonly turn: (page: number) => void
  readonly hold: (isHeld: boolean) => void
}

/** As many entries as there is room for, turning to the next ones by itself unless it is held. */
export function usePages<T>(grid: RefObject<HTMLElement | null>, entries: readonly T[]): Pages<T> {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const [page, turn] = useState(0)
  const [isHeld, hold] = useState(false)
  const isEmpty = entries.length === 0
  useLayoutEffect(() => {
    const element = grid.current
    if (!element || isEmpty) return
    const measure = () => setRoom(roomOf(element))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [grid, isEmpty])

  const count = Math.max(1, Math.ceil(entries.length / room))
  useEffect(() => {
    if (count === 1 || isHeld) return
    const timer = setInterval(() => turn((current) => (current + 1) % count), turnAfter)
    return () => clearInterval(timer)
  }, [count, isHeld])
  const at = Math.min(page, count - 1)
  const shown = count === 1 ? entries : entries.slice(at * room, (at + 1) * room)
  return { shown, page: at, count, turn, hold }
}
