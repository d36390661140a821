import { getOwn } from '@jwsk/sdk'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useKitText } from '../../i18n/kit-text'
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

const measureWidth = (grip: HTMLElement) => grip.parentElement?.getBoundingClientRect().width || initialColumnWidth

/** The edge of a head cell: dragged, or moved by the arrows; a double click or Delete gives the width back. */
export function ColumnResizer({ column, label, width, onResize }: ColumnResizerProps) {
  const t = useKitText()
  const drag = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const pulled = ({ clientX }: PointerEvent) => drag.current && clampWidth(drag.current.width + clientX - drag.current.x)
  const started = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width: measureWidth(event.currentTarget) }
  }
  const moved = (event: PointerEvent<HTMLElement>) => {
    const next = pulled(event)
    const head = event.currentTarget.parentElement
    if (next !== undefined && head) head.style.width = `${next}px`
  }
  const dropped = (event: PointerEvent) => {
    const next = pulled(event)
    const isMove = drag.current && drag.current.x !== event.clientX
    drag.current = undefined
    if (isMove) onResize(column, next)
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const by = getOwn(keySteps, event.key)
    if (by === undefined && event.key !== 'Delete') return
    event.preventDefault()
    onResize(column, by === undefined ? undefined : clampWidth((width ?? measureWidth(event.currentTarget)) + by))
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
      className="kit-grip"
      onPointerDown={started}
      onPointerMove={moved}
      onPointerUp={dropped}
      onPointerCancel={dropped}
      onDoubleClick={() => onResize(column, undefined)}
      onKeyDown={pressed}
    />
  )
}
