import { Link, useNavigate } from 'react-router-dom'
import { useText } from '../text'
import { MenuButton } from '../ui/menu-button'
import type { MenuItem } from '../ui/popup-menu'
import { homePath } from './guard'
import type { Menu, MenuEntry } from './menu'

interface TopBarMenuProps {
  readonly menu: Menu
  /** The entry on screen with the groups above it. */
  readonly trail: readonly MenuEntry[]
}

const leavesOf = (entry: MenuEntry): readonly MenuEntry[] => (entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf))

/** The main menu along the top: one drop-down for each group. */
export function TopBarMenu({ menu, trail }: TopBarMenuProps) {
  const t = useText()
  const [top] = trail
  return (
    <nav className="top-menu" aria-label={t('layout.mainMenu')}>
      <Link className="top-menu-item" to={homePath} aria-current={top ? undefined : 'page'}>
        {t('layout.home')}
      </Link>
      {menu.entries.map((entry) => (
        <TopEntry key={entry.id} entry={entry} state={top?.id === entry.id ? 'current' : 'idle'} />
      ))}
    </nav>
  )
}

function TopEntry({ entry, state }: { readonly entry: MenuEntry; readonly state: 'current' | 'idle' }) {
  const navigate = useNavigate()
  if (entry.children.length === 0)
    return (
      <Link className="top-menu-item" to={entry.path} aria-current={state === 'current' ? 'page' : undefined}>
        {entry.label}
      </Link>
    )
  const items: readonly MenuItem[] = leavesOf(entry).map((leaf) => ({
    key: leaf.id,
    label: leaf.label,
    icon: leaf.icon,
    onSelect: () => void navigate(leaf.path),
  }))
  return (
    <MenuButton label={entry.label} className={state === 'current' ? 'top-menu-item current' : 'top-menu-item'} items={items}>
      {entry.label}
      <i className="pi pi-angle-down" aria-hidden="true" />
    </MenuButton>
  )
}
