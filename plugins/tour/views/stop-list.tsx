import { Button, moveItem, useSortable, useTranslate } from '@jwsk/kit'
import { useState } from 'react'

export interface Stop {
  readonly id: string
  readonly name: string
}

interface StopListProps {
  readonly stops: readonly Stop[]
  readonly onChange: (stops: readonly Stop[]) => void
  readonly onFocus: (id: string) => void
}

/** Sortable list of a route's stops: by drag and drop, touch included, or by arrow keys on the handle. */
export function StopList({ stops, onChange, onFocus }: StopListProps) {
  const t = useTranslate()
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    onChange(moveItem(stops, from, to))
    setAnnouncement(t('way.moved', { name: stops[from]?.name ?? '', place: to + 1 }))
  }
  const { listRef, draggedIndex, getHandleProps } = useSortable<HTMLOListElement>({ count: stops.length, onMove: move })
  return (
    <>
      <ol ref={listRef} className="flex flex-column gap-1">
        {stops.map(({ id, name }, index) => (
          <li
            key={id}
            className={`tour-stop flex align-items-center gap-2 pr-1 border-1 border-round ${draggedIndex === index ? 'border-primary bg-primary-50' : 'surface-border surface-card'}`}
            data-held={draggedIndex === index || undefined}
          >
            <button
              type="button"
              className="tour-handle border-round text-color-secondary"
              aria-label={t('way.handle', { name, place: index + 1 })}
              onFocus={() => onFocus(id)}
              {...getHandleProps(index)}
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
