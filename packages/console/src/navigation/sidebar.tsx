import { useUnit } from 'effector-react'
import { memo, useMemo } from 'react'
import { $sidebar } from '../preferences/model'
import { Logo } from '../site/logo'
import { $site } from '../site/model'
import { useText } from '../text'
import { homePath } from './guard'
import type { Menu, MenuEntry } from './menu'
import { MenuTree } from './menu-tree'

export interface SidebarProps {
  /** Absent while it is under way. */
  readonly menu: Menu | undefined
  /** The id of the entry on screen. */
  readonly current: string | undefined
}

export const homeId = 'home'

export function useEntries(menu: Menu): readonly MenuEntry[] {
  const t = useText()
  return useMemo(
    () => [
      { id: homeId, label: t('layout.home'), icon: 'pi pi-home', path: homePath, opens: 'tab', chrome: 'full', children: [] },
      ...menu.entries,
    ],
    [menu, t],
  )
}

export const Sidebar = memo(function Sidebar({ menu, current }: SidebarProps) {
  const sidebar = useUnit($sidebar)
  return (
    <aside className="sidebar" data-shape={sidebar}>
      <Brand />
      {menu ? <SideMenu menu={menu} current={current} shape={sidebar === 'collapsed' ? 'icons' : 'full'} /> : <MenuSkeleton />}
    </aside>
  )
})

export interface SideMenuProps extends Pick<SidebarProps, 'current'> {
  readonly menu: Menu
  readonly shape: 'full' | 'icons'
}

export function SideMenu({ menu, current = homeId, shape }: SideMenuProps) {
  const t = useText()
  return (
    <nav aria-label={t('layout.mainMenu')}>
      <MenuTree entries={useEntries(menu)} current={current} shape={shape} />
      <EmptyMenu menu={menu} />
    </nav>
  )
}

const skeletonBars = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function MenuSkeleton() {
  const t = useText()
  return (
    <div className="menu-skeleton flex flex-column gap-3" role="status" aria-label={t('layout.loading')}>
      {skeletonBars.map((bar) => (
        <span key={bar} className="skeleton-row" />
      ))}
    </div>
  )
}

/** Whose console this is. */
export function Brand() {
  const t = useText()
  const { title } = useUnit($site)
  return (
    <p className="brand">
      <Logo size={24} />
      <span className="menu-label">{title || t('title')}</span>
    </p>
  )
}

function EmptyMenu({ menu }: { readonly menu: Menu }) {
  const t = useText()
  if (menu.entries.length > 0) return null
  return (
    <p className="menu-empty">
      {t('layout.emptyMenu')}
      <small className="text-xs">{t('layout.emptyMenuHint')}</small>
    </p>
  )
}
