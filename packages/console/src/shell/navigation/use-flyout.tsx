import { type MenuItem, type MenuPosition, PopupMenu } from '@jwsk/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MenuEntry } from './menu'

interface Flyout {
  readonly entry: MenuEntry
  readonly place: MenuPosition
}

const gap = 8

const flattenScreens = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length > 0 ? entry.children.flatMap(flattenScreens) : [entry]

/** Opens all screens of a group as a menu next to its icon, for the collapsed sidebar. */
export function useFlyout(): { readonly fly: (entry: MenuEntry, row: Element) => void; readonly flyout: ReactNode } {
  const [opened, show] = useState<Flyout>()
  const navigate = useNavigate()
  const close = useCallback(() => show(undefined), [])
  const fly = useCallback((entry: MenuEntry, row: Element) => {
    const { right, top, bottom } = row.getBoundingClientRect()
    show({ entry, place: { left: right + gap, right, top, bottom } })
  }, [])
  const items = (entry: MenuEntry): readonly MenuItem[] =>
    flattenScreens(entry).map(({ id, label, icon, path }) => ({ id, label, icon, onSelect: () => void navigate(path) }))
  const flyout = opened && <PopupMenu label={opened.entry.label} items={items(opened.entry)} position={opened.place} onClose={close} />
  return { fly, flyout }
}
