import './popover.css'
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { supportsPopover } from '../browser/supports-popover'
import { useIsNarrow } from '../browser/use-is-narrow'
import { Dialog } from './dialog'

interface PopoverProps {
  readonly title: string
  /** Whether only Escape and the content close it, e.g. while something is running. Defaults to `false`. */
  readonly busy?: boolean
  /** Called by Escape, a click elsewhere, and when the focus leaves. */
  readonly onClose: () => void
  readonly children: ReactNode
}

const [gap, margin] = [4, 8]

/** Positions the box below its anchor, in line with the edge that leaves it inside the viewport. */
function updatePosition(box: HTMLElement, anchor: HTMLElement | null) {
  const { left = margin, right = margin, bottom = margin } = anchor?.getBoundingClientRect() ?? {}
  const start = left + box.offsetWidth > innerWidth - margin ? right - box.offsetWidth : left
  box.style.left = `${Math.max(margin, start)}px`
  box.style.top = `${bottom + gap}px`
}

/**
 * Non-modal dialog that is open while rendered, in the top layer; a modal one on phones. It is positioned at the expanded
 * button next to it, which closes it again.
 */
export function Popover({ title, onClose, children, ...options }: PopoverProps) {
  return useIsNarrow() ? (
    <Dialog title={title} size="small" onClose={onClose}>
      {children}
    </Dialog>
  ) : (
    <AnchoredPopover {...{ title, onClose, ...options }}>{children}</AnchoredPopover>
  )
}

function AnchoredPopover({ title, busy = false, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const anchor = current.parentElement?.querySelector<HTMLElement>('[aria-haspopup=dialog][aria-expanded=true]') ?? null
    button.current = anchor
    if (supportsPopover) current.showPopover()
    const place = () => updatePosition(current, anchor)
    place()
    addEventListener('resize', place)
    current.focus({ preventScroll: true })
    return () => {
      removeEventListener('resize', place)
      if (document.activeElement === document.body || current.contains(document.activeElement)) anchor?.focus()
      if (supportsPopover) current.hidePopover()
    }
  }, [])
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && (box.current?.contains(target) || button.current?.contains(target))
    const closeOnClickElsewhere = (event: Event) => void (busy || isInside(event) || onClose())
    const closeOnEscape = (event: KeyboardEvent) => {
      // the focus is lost with a button that becomes disabled
      if (event.key !== 'Escape' || (event.target !== document.body && !isInside(event))) return
      event.stopPropagation()
      onClose()
    }
    document.addEventListener('pointerdown', closeOnClickElsewhere)
    // before what Escape would close below
    document.addEventListener('keydown', closeOnEscape, true)
    return () => {
      document.removeEventListener('pointerdown', closeOnClickElsewhere)
      document.removeEventListener('keydown', closeOnEscape, true)
    }
  }, [busy, onClose])
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    if (!busy && next instanceof Node && !box.current?.contains(next) && !button.current?.contains(next)) onClose()
  }
  return (
    <div
      ref={box}
      popover={supportsPopover ? 'manual' : undefined}
      className="kit-popover"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onBlur={leave}
    >
      <h2>{title}</h2>
      {children}
    </div>
  )
}
