import { type KeyboardEvent, useRef, useState } from 'react'
import type { ControlProps } from '../components/lazy-control'

/** Imperative handle of PrimeReact components with a list or a panel. */
interface OverlayHandle {
  readonly getElement: () => HTMLElement | null
  readonly getOverlay: () => HTMLElement | null
  readonly hide: () => void
  readonly focus: () => void
}

/** Handles focus and Escape while a list or a panel is open. */
export function useOverlay<Part extends OverlayHandle>({ onBlur }: Pick<ControlProps, 'onBlur'>) {
  const part = useRef<Part>(null)
  const [isVisible, show] = useState(false)
  const isOpen = () => Boolean(part.current?.getOverlay())
  return {
    part,
    isVisible,
    handlers: {
      onShow: () => show(true),
      onBlur: () => {
        // focus within the list has not left the control
        if (!isOpen()) onBlur?.()
      },
      onHide: () => {
        show(false)
        const { activeElement, body } = document
        // the focused element of the list was removed
        if (activeElement === body) part.current?.focus()
        else if (!part.current?.getElement()?.contains(activeElement)) onBlur?.()
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen()) return
        // the same Escape would close a surrounding dialog
        event.stopPropagation()
        part.current?.hide()
        part.current?.focus()
      },
    },
  }
}
