import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { getOwn } from '../get-own'
import { useKitText } from '../i18n/kit-text'
import type { OnColumnResize } from './table-types'

interface ColumnResizerProps {
  readonly column: string
  readonly label: string
  readonly width: number | undefined
  readonly onResize: OnColumnResize
}

export const minColumnWidth = 80
export const maxColumnWidth = 800
const initialColumnWidth = 140
const keySteps: Record<string, number> = { ArrowLeft: -16, ArrowRight: 16 }

const clampWidth = (width: number) => Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width)))

const measureWidth = (handle: HTMLElement) => handle.parentElement?.getBoundingClientRect().width || initialColumnWidth

/** Resize handle of a header cell: dragged, or moved by the arrow keys; a double click or Delete resets the width. */
export function ColumnResizer({ column, label, width, onResize }: ColumnResizerProps) {
  const t = useKitText()
  const drag = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const getDraggedWidth = ({ clientX }: PointerEvent) => drag.current && clampWidth(drag.current.width + clientX - drag.current.x)
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width: measureWidth(event.currentTarget) }
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const next = getDraggedWidth(event)
    const head = event.currentTarget.parentElement
    if (next !== undefined && head) head.style.width = `${next}px`
  }
  const handlePointerUp = (event: PointerEvent) => {
    const next = getDraggedWidth(event)
    const hasMoved = drag.current && drag.current.x !== event.clientX
    drag.current = undefined
    if (hasMoved) onResize(column, next)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = getOwn(keySteps, event.key)
    if (step === undefined && event.key !== 'Delete') return
    event.preventDefault()
    onResize(column, step === undefined ? undefined : clampWidth((width ?? measureWidth(event.currentTarget)) + step))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs cannot be moved, this separator is
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('layout.width', { label })}
      aria-valuemin={minColumnWidth}
      aria-valuemax={maxColumnWidth}
      aria-valuenow={width ?? initialColumnWidth}
      className="kit-column-resizer"
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={handlePointerUp}
      onDoubleClick={() => onResize(column, undefined)}
      onKeyDown={handleKeyDown}
    />
  )
}
