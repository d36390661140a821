import { useOverlayContainer } from '@jwsk/ui'
import { useEffect, useEffectEvent } from 'react'
import { keyOwners } from '../use-record-navigation'

type KeyHandlers = Readonly<Record<string, (() => void) | undefined>>

/** Handles keys anywhere on the page, except in text boxes, menus and dialogs, and while a dialog covers the screen. */
export function useDockKeys(handlers: KeyHandlers | false) {
  const layer = useOverlayContainer()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (!handlers || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(target instanceof Element) || target.closest(`${keyOwners}, [role=dialog], [role=alertdialog]`)) return
    if (!layer.querySelector('.p-dialog')) handlers[key.toLowerCase()]?.()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
