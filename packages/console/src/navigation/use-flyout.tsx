import { type MenuItem, type MenuPosition, PopupMenu } from '@jwsk/kit'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from './menu'

interface Flyout {
  readonly entry: MenuEntry
  readonly place: MenuPosition
}

const gap = 8

const flattenScreens = (entry: MenuEntry): readonly MenuEntry[] => (entry.children.length > 0 ? entry.children.flatMap(flattenScreens) : [entry])

/** What lies in a group beside a column of icons: all its screens, as a menu that hangs at its icon. */
export function useFlyout(): { readonly fly: (entry: MenuEntry, row: Element) => void; readonly flyout: ReactNode } {
  const [shown, show] = useState<Flyout>()
  const navigate = useNavigate()
  const close = useCallback(() => show(undefined), [])
  const fly = useCallback((entry: MenuEntry, row: Element) => {
    const { right, top, bottom } = row.getBoundingClientRect()
    show({ entry, place: { left: right + gap, right, top, bottom } })
  }, [])
  const items = (entry: MenuEntry): readonly MenuItem[] =>
    flattenScreens(entry).map(({ id, label, icon, path }) => ({ id, label, icon, onSelect: () => void navigate(path) }))
  const flyout = shown && <PopupMenu label={shown.entry.label} items={items(shown.entry)} position={shown.place} onClose={close} />
  return { fly, flyout }
}
