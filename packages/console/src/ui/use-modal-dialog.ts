import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** What makes a `<dialog>` open as long as it is rendered: the browser keeps the focus inside and gives it back. */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // before the element leaves the page: afterwards it would give the focus back to nobody
  useLayoutEffect(() => {
    const { current } = ref
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      onClose()
    },
  }
}

/** Closes a dialog by a click beside it; a text that is selected with the pointer beyond its edge is no such click. */
export function useClickBeside(onClose: () => void) {
  const began = useRef(false)
  const isBeside = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = isBeside(event)
    },
    onClick: (event: MouseEvent) => began.current && isBeside(event) && onClose(),
  }
}
