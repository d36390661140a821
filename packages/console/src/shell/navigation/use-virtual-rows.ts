import { type RefObject, useLayoutEffect, useState } from 'react'
import { getVisibleRange, type RowRange } from './visible-menu-rows'

interface VirtualRows extends RowRange {
  /** Distance between two rows in CSS pixels. */
  readonly step: number
}

function findScroller(element: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return document.documentElement
}

/** Virtualizes a long list: returns only the rows around the viewport. */
export function useVirtualRows(list: RefObject<HTMLUListElement | null>, count: number): VirtualRows {
  const [visible, setVisible] = useState<VirtualRows>({ ...getVisibleRange(count, { top: 0, height: 0, step: 0 }), step: 0 })
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const scroller = findScroller(current)
    const measure = () => {
      const line = current.querySelector<HTMLElement>('li:not([data-space])')?.offsetHeight ?? 0
      const step = line + (Number.parseFloat(getComputedStyle(current).rowGap) || 0)
      const top = Math.max(0, scroller.scrollTop - current.offsetTop + scroller.offsetTop)
      const next = { ...getVisibleRange(count, { top, height: scroller.clientHeight, step }), step }
      setVisible((now) => (now.from === next.from && now.to === next.to && now.step === next.step ? now : next))
    }
    measure()
    scroller.addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      scroller.removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [list, count])
  // rows that were removed since the last measurement are excluded
  return { ...visible, to: Math.min(visible.to, count) }
}
