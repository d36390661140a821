import { Button, useTranslate } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { moveItem } from './route-line'

export interface Stop {
  readonly id: string
  readonly name: string
}

interface StopListProps {
  readonly stops: readonly Stop[]
  readonly onChange: (stops: readonly Stop[]) => void
  readonly onFocus: (id: string) => void
}

/** Returns the index of the list item at a viewport height in CSS pixels. */
function findStopIndex(list: HTMLElement, y: number): number {
  const tops = [...list.children].map((row) => row.getBoundingClientRect())
  const at = tops.findIndex(({ top, height }) => y < top + height)
  return at === -1 ? tops.length - 1 : at
}

/** Sortable list of a route's stops: by drag and drop, touch included, or by arrow keys on the handle. */
export function StopList({ stops, onChange, onFocus }: StopListProps) {
  const t = useTranslate()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const place = (id: string) => stops.findIndex((stop) => stop.id === id)
  const move = (id: string, to: number) => {
    const next = moveItem(stops, place(id), to)
    if (next === stops || place(id) === to) return
    onChange(next)
    setAnnouncement(t('way.moved', { name: stops[place(id)]?.name ?? '', place: to + 1 }))
  }
  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const step = getOwn({ ArrowUp: -1, ArrowDown: 1 }, event.key)
    if (step === undefined) return
    event.preventDefault()
    move(id, place(id) + step)
    // reordering moved the handle in the DOM, which lost its focus
    const handle = event.currentTarget
    requestAnimationFrame(() => handle instanceof HTMLElement && handle.focus())
  }
  const drag = (event: PointerEvent, id: string) => {
    if (dragged === id && list.current) move(id, findStopIndex(list.current, event.clientY))
  }
  return (
    <>
      <ol ref={list} className="flex flex-column gap-1">
        {stops.map(({ id, name }, index) => (
          <li
            key={id}
            className={`tour-stop flex align-items-center gap-2 pr-1 border-1 border-round ${dragged === id ? 'border-primary bg-primary-50' : 'surface-border surface-card'}`}
            data-held={dragged === id || undefined}
          >
            <button
              type="button"
              className="tour-handle border-round text-color-secondary"
              aria-label={t('way.handle', { name, place: index + 1 })}
              onFocus={() => onFocus(id)}
              onKeyDown={(event) => handleKeyDown(event, id)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(id)
              }}
              onPointerMove={(event) => drag(event, id)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <span className="pi pi-bars" aria-hidden="true" />
            </button>
            <b className="w-1rem text-right text-primary">{index + 1}</b>
            <span className="flex-1 min-w-0 overflow-hidden text-overflow-ellipsis white-space-nowrap">{name}</span>
            <Button
              variant="quiet"
              icon="close"
              aria-label={t('way.remove', { name })}
              onClick={() => onChange(stops.filter((stop) => stop.id !== id))}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </>
  )
}
