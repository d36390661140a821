import { useUnit } from 'effector-react'
import { memo, useMemo } from 'react'
import { $sidebar } from '../../platform/preferences/model'
import { Logo } from '../../platform/site/logo'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { homePath } from './guard'
import type { Menu, MenuEntry } from './menu'
import { MenuTree } from './menu-tree'

export interface SidebarProps {
  readonly menu: Menu
  /** Id of the entry of the active screen. */
  readonly current: string | undefined
}

export const homeId = 'home'

export function useMenuEntries(menu: Menu): readonly MenuEntry[] {
  const t = useText()
  return useMemo(
    () => [
      { id: homeId, label: t('layout.home'), icon: 'pi pi-home', path: homePath, target: 'tab', chrome: 'full', children: [] },
      ...menu.entries,
    ],
    [menu, t],
  )
}

export const Sidebar = memo(function Sidebar({ menu, current = homeId }: SidebarProps) {
  const t = useText()
  const sidebar = useUnit($sidebar)
  const entries = useMenuEntries(menu)
  return (
    <aside className="sidebar" data-shape={sidebar}>
      <Brand />
      <nav aria-label={t('layout.mainMenu')}>
        <MenuTree entries={entries} current={current} shape={sidebar === 'collapsed' ? 'icons' : 'full'} />
        <EmptyMenu menu={menu} />
      </nav>
    </aside>
  )
})

/** Logo and name of the console. */
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

export function EmptyMenu({ menu }: { readonly menu: Menu }) {
  const t = useText()
  if (menu.entries.length > 0) return null
  return (
    <p className="menu-empty">
      {t('layout.emptyMenu')}
      <small className="text-xs">{t('layout.emptyMenuHint')}</small>
    </p>
  )
}
