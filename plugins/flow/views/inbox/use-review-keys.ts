import { useEffect, useEffectEvent } from 'react'

type KeyHandlers = Readonly<Record<string, (() => void) | undefined>>

/** Elements that use letters, arrows or Enter themselves. */
const keyOwners = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=alertdialog], [role=tablist], .p-dialog'
const ownsEnter = 'button, a, summary, [role=button]'

/** Handles single keys anywhere on the screen, except in controls that use them and while a question is open. */
export function useReviewKeys(handlers: KeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(keyOwners) || document.querySelector('[role=alertdialog]')) return
    if (key === 'Enter' && target.closest(ownsEnter)) return
    const handle = handlers[key.length === 1 ? key.toLowerCase() : key]
    if (!handle) return
    event.preventDefault()
    handle()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
