import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

export interface DraggedCard {
  readonly key: string
  /** Key of the column under the pointer. */
  readonly over: string | undefined
}

interface Gesture {
  readonly key: string
  readonly card: HTMLElement
  readonly pointerId: number
  readonly start: readonly [x: number, y: number]
  isDragging: boolean
  /** Long press of a finger, which would scroll otherwise. */
  timer: number
}

/** Pixels that a mouse moves before a press becomes a drag. */
const threshold = 6
const longPressMs = 350
/** Distance from the edge of the board, in pixels, at which it scrolls, and by how much. */
const [edge, step] = [48, 16]

const findColumn = (x: number, y: number) => document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column

const getDistance = ({ start: [x, y] }: Gesture, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
  Math.hypot(clientX - x, clientY - y)

function scrollAtEdge(board: HTMLElement | null, x: number) {
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (x < left + edge) board.scrollLeft -= step
  if (x > right - edge) board.scrollLeft += step
}

/**
 * Drags cards with a pointer: a mouse drags at once, a finger after a long press. Escape cancels. Returns the dragged
 * card and the handler for its press.
 */
export function useCardDrag(board: RefObject<HTMLElement | null>, onDrop: (key: string, column: string) => void) {
  const [dragged, setDragged] = useState<DraggedCard>()
  const gesture = useRef<Gesture>(undefined)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })

  useEffect(() => {
    const end = () => {
      const { current } = gesture
      if (!current) return
      clearTimeout(current.timer)
      current.card.style.translate = ''
      gesture.current = undefined
      setDragged(undefined)
    }
    const move = (event: globalThis.PointerEvent) => {
      const { current } = gesture
      if (!current || event.pointerId !== current.pointerId) return
      if (!current.isDragging) {
        if (getDistance(current, event) < threshold) return
        // a finger that moves before the long press scrolls
        if (event.pointerType === 'touch') return end()
        current.isDragging = true
      }
      const [x, y] = current.start
      current.card.style.translate = `${event.clientX - x}px ${event.clientY - y}px`
      scrollAtEdge(board.current, event.clientX)
      const over = findColumn(event.clientX, event.clientY)
      setDragged((before) => (before?.key === current.key && before.over === over ? before : { key: current.key, over }))
    }
    const release = (event: globalThis.PointerEvent) => {
      const { current } = gesture
      if (!current || event.pointerId !== current.pointerId) return
      const column = current.isDragging ? findColumn(event.clientX, event.clientY) : undefined
      // the click after a drag would open the record
      if (current.isDragging) addEventListener('click', suppressClick, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', suppressClick, { capture: true }))
      end()
      if (column !== undefined) drop.current(current.key, column)
    }
    const suppressClick = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !gesture.current?.isDragging) return
      event.stopPropagation()
      end()
    }
    const keepFromScrolling = (event: TouchEvent) => {
      if (gesture.current?.isDragging && event.cancelable) event.preventDefault()
    }
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', end)
    document.addEventListener('keydown', cancel, true)
    document.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => {
      end()
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', end)
      document.removeEventListener('keydown', cancel, true)
      document.removeEventListener('touchmove', keepFromScrolling)
    }
  }, [board])

  const press = (event: PointerEvent<HTMLElement>, key: string) => {
    const { pointerId, pointerType, clientX, clientY, button, currentTarget } = event
    if (button !== 0 || gesture.current || (event.target as Element).closest('.kit-card-tools')) return
    const current: Gesture = { key, card: currentTarget, pointerId, start: [clientX, clientY], isDragging: false, timer: 0 }
    if (pointerType === 'touch')
      current.timer = window.setTimeout(() => {
        current.isDragging = true
        setDragged({ key, over: undefined })
      }, longPressMs)
    gesture.current = current
  }
  return { dragged, press }
}
