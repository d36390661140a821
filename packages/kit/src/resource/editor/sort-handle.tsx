import './sort-handle.css'
import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSortText } from './sort-texts'
import { useStore } from './store'
import type { RowOrder } from './use-row-order'

interface SortHandleProps {
  readonly id: string
  readonly name: string
  readonly order: RowOrder
  readonly children: ReactNode
}

const steps = { ArrowUp: -1, ArrowDown: 1 } as const
/** Distance in CSS pixels from the edge of the list within which dragging scrolls it. */
const scrollEdge = 36
const scrollStep = 12

/** Scrolls a list whose edge the pointer is near. */
function scrollNearEdge(handle: HTMLElement, y: number): void {
  const box = handle.closest('.kit-table-box')
  if (!box) return
  const { top, bottom } = box.getBoundingClientRect()
  if (y < top + scrollEdge) box.scrollBy(0, -scrollStep)
  else if (y > bottom - scrollEdge) box.scrollBy(0, scrollStep)
}

/** Returns the row of the handle's list at a point of the viewport. */
function findRowAtPoint(handle: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('tr[data-key]')
  return row && handle.closest('table')?.contains(row) ? row : undefined
}

/** Handle that moves its row, with touch as well; arrow keys move it by one. */
export function SortHandle({ id, name, order, children }: SortHandleProps) {
  const say = useSortText()
  const blocked = useStore(order.blocked, (reason) => reason)
  const button = useRef<HTMLButtonElement>(null)
  const target = useRef<HTMLElement>(undefined)
  const isHeld = useRef(false)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // a moved row loses the focus
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  })
  const mark = (row: HTMLElement | undefined) => {
    const own = button.current?.closest('tr')
    target.current?.removeAttribute('data-drop')
    target.current = row === own ? undefined : row
    if (!own || !target.current) return
    const isBelow = own.compareDocumentPosition(target.current) & Node.DOCUMENT_POSITION_FOLLOWING
    target.current.setAttribute('data-drop', isBelow ? 'after' : 'before')
  }
  const hold = (isHolding: boolean) => {
    isHeld.current = isHolding
    button.current?.closest('tr')?.toggleAttribute('data-held', isHolding)
    if (!isHolding) mark(undefined)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isHeld.current) return hold(false)
    const step = getOwn(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    order.step(id, step)
  }
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (blocked !== undefined || event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    hold(true)
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!isHeld.current) return
    scrollNearEdge(event.currentTarget, event.clientY)
    mark(findRowAtPoint(event.currentTarget, event))
  }
  const handlePointerUp = () => {
    const targetId = target.current?.dataset['key']
    hold(false)
    if (targetId !== undefined) order.move(id, targetId)
  }
  return (
    <span className="inline-flex align-items-center gap-1">
      <button
        ref={button}
        type="button"
        className="kit-sort-handle px-0 py-2 border-none border-round bg-transparent text-color-secondary"
        aria-label={say('handle', { name })}
        aria-disabled={blocked !== undefined}
        title={blocked ?? say('hint')}
        onKeyDown={handleKeyDown}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={({ relatedTarget }) => {
          // nothing else has the focus after a move of the row
          if (relatedTarget) hadFocus.current = false
        }}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => hold(false)}
      >
        <span className="pi pi-arrows-v" aria-hidden="true" />
      </button>
      {children}
    </span>
  )
}
