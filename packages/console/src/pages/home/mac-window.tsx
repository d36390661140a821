import { type CSSProperties, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../platform/text'
import type { DesktopWindows } from './use-desktop-windows'

interface MacWindowProps {
  readonly id: string
  readonly title: string
  readonly size: 'small' | 'large'
  readonly windows: DesktopWindows
  readonly children: ReactNode
}

interface Offset {
  readonly x: number
  readonly y: number
}

/** Moves the window while the title bar is dragged. */
function useMove() {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const dragStart = useRef<Offset>(undefined)
  return {
    offset,
    titleBarHandlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest('button')) return
        dragStart.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: (event: PointerEvent) => {
        // never above the desktop: the title bar must stay reachable
        if (dragStart.current) setOffset({ x: event.clientX - dragStart.current.x, y: Math.max(-24, event.clientY - dragStart.current.y) })
      },
      onPointerUp: () => {
        dragStart.current = undefined
      },
    },
  }
}

/** Window of the desktop with its three buttons. */
export function MacWindow({ id, title, size, windows, children }: MacWindowProps) {
  const t = useText()
  const titleId = useId()
  const { offset, titleBarHandlers } = useMove()
  const style = { '--step': windows.step(id), '--x': `${offset.x}px`, '--y': `${offset.y}px`, zIndex: windows.depth(id) } as CSSProperties // the type has no custom properties
  const lights = [
    { name: 'close', act: windows.close },
    { name: 'minimise', act: windows.minimise },
    { name: 'zoom', act: windows.zoom },
  ] as const
  return (
    <section
      className="mac-window absolute flex flex-column overflow-hidden"
      data-size={size}
      data-zoomed={windows.isZoomed(id)}
      style={style}
      aria-labelledby={titleId}
      onPointerDownCapture={(event) => !(event.target instanceof Element && event.target.closest('.mac-lights')) && windows.open(id)}
    >
      <header className="relative flex-none" {...titleBarHandlers}>
        <span className="mac-lights absolute flex align-items-center">
          {lights.map(({ name, act }) => (
            <button
              key={name}
              type="button"
              style={{ '--light': `var(--light-${name})` } as CSSProperties} // the type has no custom properties
              aria-label={t(`desktop.${name}`, { title })}
              onClick={() => act(id)}
            />
          ))}
        </span>
        <h2 id={titleId} className="text-sm text-center">
          {title}
        </h2>
      </header>
      <div className="min-h-0 p-4 overflow-auto">{children}</div>
    </section>
  )
}
