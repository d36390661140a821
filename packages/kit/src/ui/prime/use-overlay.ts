import { type KeyboardEvent, useRef, useState } from 'react'
import type { ControlProps } from '../lazy-control'

/** What PrimeReact's parts with a list or a panel let others do. */
interface OverlayHandle {
  readonly getElement: () => HTMLElement | null
  readonly getOverlay: () => HTMLElement | null
  readonly hide: () => void
  readonly focus: () => void
}

/** Where the focus and Escape go while a list or a panel is open. */
export function useOverlay<Part extends OverlayHandle>({ onBlur }: Pick<ControlProps, 'onBlur'>) {
  const part = useRef<Part>(null)
  const [isShown, show] = useState(false)
  const isOpen = () => Boolean(part.current?.getOverlay())
  return {
    part,
    isShown,
    handlers: {
      onShow: () => show(true),
      onBlur: () => {
        // who is in the list has not left
        if (!isOpen()) onBlur?.()
      },
      onHide: () => {
        show(false)
        const { activeElement, body } = document
        // what had the focus in the list is gone
        if (activeElement === body) part.current?.focus()
        else if (!part.current?.getElement()?.contains(activeElement)) onBlur?.()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen()) return
        // a dialog around it would close on the same Escape
        event.stopPropagation()
        part.current?.hide()
        part.current?.focus()
      },
    },
  }
}
