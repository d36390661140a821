import { type RefObject, useLayoutEffect, useState } from 'react'

/** Counts the elements of a row that fit into `room`, given the end of each; reserves `spare` if not all fit. All in CSS pixels. */
export function countFitting(ends: readonly number[], room: number, spare: number): number {
  const last = ends.at(-1) ?? 0
  return last <= room ? ends.length : ends.filter((end) => end <= room - spare).length
}

function measureEnds(row: HTMLElement): readonly number[] {
  const children = Array.from(row.children, (child) => child.getBoundingClientRect())
  const [first] = children
  return children.map(({ right }) => right - (first?.left ?? 0))
}

function measureWidth(row: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  return row.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0)
}

/** Counts the children of a row that fit into its current width. A change of `content` measures them again. */
export function useFittingCount(row: RefObject<HTMLElement | null>, content: unknown, spare: number): number {
  const [measured, setMeasured] = useState<{ readonly of: unknown; readonly ends: readonly number[] }>()
  const [room, setRoom] = useState(0)
  const known = measured?.of === content ? measured : undefined
  useLayoutEffect(() => {
    // a hidden row, as on a phone, cannot be measured yet
    if (!row.current || room === 0 || known) return
    const ends = measureEnds(row.current)
    setMeasured({ of: content, ends })
    // a row that shares its bar grows back to this width
    row.current.style.setProperty('--row-width', `${Math.ceil(ends.at(-1) ?? 0)}px`)
    // icons change their width once their font has loaded
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => setMeasured(undefined))
  }, [row, content, known, room])
  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const measure = () => setRoom(measureWidth(current))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [row])
  return known ? countFitting(known.ends, room, spare) : Number.POSITIVE_INFINITY
}
