import { useEffect, useRef } from 'react'

const editableSelector = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]'

/** Returns a ref for the form whose first text box is focused when the user presses `/` outside of text boxes. */
export function useSlashShortcut() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(editableSelector)) return
      const box = form.current?.querySelector<HTMLElement>('input, select')
      if (!box) return
      event.preventDefault()
      box.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return form
}
