import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Moves one item of a list; the others keep their order. An index outside of the list returns the list itself. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}

/** Returns the index at which an item belongs while the pointer is at a viewport height in CSS pixels. */
function findIndex(list: HTMLElement, from: number, y: number): number {
  const others = [...list.children].filter((_, index) => index !== from)
  // compares with the middle, because a swap with a taller item would put the pointer back on it
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

interface SortableOptions {
  readonly count: number
  /** Moves the item at one index to another index, both within the list. */
  readonly onMove: (from: number, to: number) => void
}

/**
 * Reorders the children of an element by handles: with a mouse, a pen or touch, or with the arrow keys on a handle, which
 * keeps the focus. Announcing a move is up to the caller.
 *
 * @example
 * const { listRef, getHandleProps } = useSortable<HTMLOListElement>({ count: items.length, onMove: (from, to) => setItems(moveItem(items, from, to)) })
 * <ol ref={listRef}>{items.map((item, index) => <li key={item.id}><button {...getHandleProps(index)} aria-label="…" /></li>)}</ol>
 */
export function useSortable<List extends HTMLElement>({ count, onMove }: SortableOptions) {
  const listRef = useRef<List>(null)
  /** Index of the item that is being dragged. */
  const [draggedIndex, setDragged] = useState<number>()
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  const drag = useRef<AbortController>(undefined)
  useEffect(() => () => drag.current?.abort(), [])

  const startDrag = ({ button }: PointerEvent, from: number) => {
    if (button !== 0) return
    drag.current?.abort()
    const stop = new AbortController()
    drag.current = stop
    let index = from
    setDragged(index)
    const move = ({ clientY }: Event & { readonly clientY: number }) => {
      const list = listRef.current
      const to = list ? findIndex(list, index, clientY) : index
      if (to === index) return
      const from = index
      index = to
      // the next event is compared with the new order
      flushSync(() => {
        latest.current(from, to)
        setDragged(to)
      })
      list?.children[to]?.scrollIntoView?.({ block: 'nearest' })
    }
    const end = () => {
      stop.abort()
      setDragged(undefined)
    }
    // not on the handle, because reordering moves it in the document, which ends a pointer capture
    document.addEventListener('pointermove', move, { signal: stop.signal })
    document.addEventListener('pointerup', end, { signal: stop.signal })
    document.addEventListener('pointercancel', end, { signal: stop.signal })
  }
  const handleKeyDown = (event: KeyboardEvent, from: number) => {
    const step = getOwn({ ArrowUp: -1, ArrowDown: 1 }, event.key)
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const to = from + step
    if (to < 0 || to >= count) return
    onMove(from, to)
    // the handle lost the focus if it was moved in the document; without keys of the items, another one is at its place
    requestAnimationFrame(() => listRef.current?.children[to]?.querySelector<HTMLElement>('[data-sort-handle]')?.focus())
  }
  return {
    listRef,
    draggedIndex,
    getHandleProps: (index: number) => ({
      'data-sort-handle': true,
      // touch drags instead of scrolling
      style: { touchAction: 'none' } as const,
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, index),
      onPointerDown: (event: PointerEvent) => startDrag(event, index),
    }),
  }
}
