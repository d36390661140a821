import { type CellSlotProps, useTranslate } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, type PointerEvent, useContext, useState } from 'react'
import { EntryOrderContext } from './entry-order'

interface Entry {
  readonly id?: string
  readonly dictValue?: string
}

const steps = { ArrowUp: -1, ArrowDown: 1 } as const

/** Returns the entry whose row is at a point of the viewport. */
const findEntryAtPoint = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest('tr')?.querySelector<HTMLElement>('[data-entry]')?.dataset.entry

/** Drag handle that moves its entry, with touch as well; arrow keys move it by one. */
export function SortHandle({ row: { id = '', dictValue = '' }, children }: CellSlotProps<Entry>) {
  const t = useTranslate()
  const order = useContext(EntryOrderContext)
  const [isHeld, hold] = useState(false)
  if (!order) return children
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = getOwn(steps, event.key)
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    order.move(id, { step })
  }
  const drag = ({ clientX, clientY }: PointerEvent) => isHeld && order.hover(findEntryAtPoint(clientX, clientY))
  const drop = ({ clientX, clientY }: PointerEvent) => {
    if (!isHeld) return
    const targetId = findEntryAtPoint(clientX, clientY)
    cancelDrag()
    if (targetId !== undefined && targetId !== id) order.move(id, { targetId })
  }
  const cancelDrag = () => {
    hold(false)
    order.hover(undefined)
  }
  return (
    <span className="inline-flex align-items-center gap-2">
      <button
        type="button"
        data-entry={id}
        className="p-2 border-none border-round bg-transparent text-color-secondary cursor-move"
        // touch drags instead of scrolling
        style={{ touchAction: 'none' }}
        aria-label={t('dictEntry.handle', { name: dictValue })}
        aria-disabled={order.isSaving}
        title={t('dictEntry.handleHint')}
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          hold(!order.isSaving)
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={cancelDrag}
      >
        <span className="pi pi-arrows-v" aria-hidden="true" />
      </button>
      {children}
    </span>
  )
}
