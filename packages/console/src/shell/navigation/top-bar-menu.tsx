import { MenuButton } from '@jwsk/kit'
import { type MenuItem, type MenuPosition, PopupMenu } from '@jwsk/ui'
import { useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useText } from '../../platform/text'
import { useFittingCount } from '../use-fitting-count'
import { homePath } from './guard'
import type { Menu, MenuEntry } from './menu'

interface TopBarMenuProps {
  readonly menu: Menu
  /** Entry of the active screen with its ancestors. */
  readonly breadcrumb: readonly MenuEntry[]
}

const flattenLeaves = (entry: MenuEntry): readonly MenuEntry[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(flattenLeaves)

function useLeafItems(): (entry: MenuEntry) => readonly MenuItem[] {
  const navigate = useNavigate()
  return (entry) =>
    flattenLeaves(entry).map((leaf) => ({ id: leaf.id, label: leaf.label, icon: leaf.icon, onSelect: () => void navigate(leaf.path) }))
}

/** Width in CSS pixels of the button for the groups that do not fit. */
const overflowButtonWidth = 96

/** Main menu in the top bar: one drop-down per group, and one for the groups that do not fit. */
export function TopBarMenu({ menu, breadcrumb }: TopBarMenuProps) {
  const t = useText()
  const row = useRef<HTMLElement>(null)
  const fitting = useFittingCount(row, menu.entries, overflowButtonWidth)
  const [top] = breadcrumb
  // home comes first and counts as an item
  const visible = menu.entries.slice(0, Math.max(0, fitting - 1))
  const rest = menu.entries.slice(visible.length)
  return (
    <nav ref={row} className="top-menu" aria-label={t('layout.mainMenu')}>
      <Link className="top-menu-item" to={homePath} aria-current={top ? undefined : 'page'}>
        {t('layout.home')}
      </Link>
      {visible.map((entry) => (
        <TopEntry key={entry.id} entry={entry} state={top?.id === entry.id ? 'current' : 'idle'} />
      ))}
      {rest.length > 0 && <OverflowMenu entries={rest} state={rest.some(({ id }) => id === top?.id) ? 'current' : 'idle'} />}
    </nav>
  )
}

type State = 'current' | 'idle'

const getClasses = (state: State) => (state === 'current' ? 'top-menu-item current' : 'top-menu-item')

function TopEntry({ entry, state }: { readonly entry: MenuEntry; readonly state: State }) {
  const getItems = useLeafItems()
  if (entry.children.length === 0)
    return (
      <Link className="top-menu-item" to={entry.path} aria-current={state === 'current' ? 'page' : undefined}>
        {entry.label}
      </Link>
    )
  return (
    <MenuButton label={entry.label} variant="own" className={getClasses(state)} items={getItems(entry)}>
      {entry.label}
      <i className="pi pi-angle-down" aria-hidden="true" />
    </MenuButton>
  )
}

/** Drop-down of the groups that do not fit; selecting a group opens its entries. */
function OverflowMenu({ entries, state }: { readonly entries: readonly MenuEntry[]; readonly state: State }) {
  const t = useText()
  const navigate = useNavigate()
  const getItems = useLeafItems()
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<{ readonly entry: MenuEntry; readonly place: MenuPosition }>()
  const close = useCallback(() => setOpen(undefined), [])
  const enter = (entry: MenuEntry) => {
    const { left, right, bottom } = box.current?.getBoundingClientRect() ?? { left: 0, right: 0, bottom: 0 }
    setOpen({ entry, place: { left, right, top: bottom + 4 } })
  }
  const items = entries.map((entry) => ({
    id: entry.id,
    label: entry.label,
    icon: entry.icon,
    onSelect: () => (entry.children.length === 0 ? void navigate(entry.path) : enter(entry)),
  }))
  return (
    <span ref={box} className="flex-none">
      <MenuButton label={t('layout.moreMenus')} variant="own" className={getClasses(state)} items={items}>
        {t('layout.moreMenus')}
        <i className="pi pi-angle-down" aria-hidden="true" />
      </MenuButton>
      {open && <PopupMenu label={open.entry.label} items={getItems(open.entry)} position={open.place} onClose={close} />}
    </span>
  )
}
