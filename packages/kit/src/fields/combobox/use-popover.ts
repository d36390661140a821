import { supportsPopover } from '@jwsk/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'

const popoverGap = 4

/** Positions a popover below its anchor, or above it where that leaves less than `minHeight`; uses the top layer, so that no dialog clips it. */
export function usePopover<Box extends HTMLElement>(anchor: RefObject<HTMLElement | null>, isOpen: boolean, minHeight = 160) {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!isOpen || !current) return
    if (supportsPopover) current.showPopover()
    const updatePosition = () => {
      const at = anchor.current?.getBoundingClientRect()
      if (!at) return
      const below = window.innerHeight - at.bottom - popoverGap
      const goesUp = below < minHeight && at.top > below
      current.style.left = `${at.left}px`
      current.style.width = `${at.width}px`
      current.style.top = goesUp ? 'auto' : `${at.bottom + popoverGap}px`
      current.style.bottom = goesUp ? `${window.innerHeight - at.top + popoverGap}px` : 'auto'
      current.style.setProperty('--room', `${(goesUp ? at.top : below) - popoverGap}px`)
    }
    updatePosition()
    window.addEventListener('resize', updatePosition)
    window.addEventListener('scroll', updatePosition, true)
    return () => {
      window.removeEventListener('resize', updatePosition)
      window.removeEventListener('scroll', updatePosition, true)
    }
  }, [anchor, isOpen, minHeight])
  return box
}
