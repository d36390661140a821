import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef } from 'react'
import { $sidebar, sidebarToggled } from '../preferences/model'
import { $site } from '../site/model'
import { useText } from '../text'
import { useClickBeside } from '../ui/use-modal-dialog'
import { homePath } from './guard'
import type { Menu, MenuEntry } from './menu'
import { MenuTree } from './menu-tree'
import { $drawer, drawerClosed } from './model'

interface SidebarProps {
  readonly menu: Menu
  /** The id of the entry on screen. */
  readonly current: string | undefined
}

const homeId = 'home'

function useEntries(menu: Menu): readonly MenuEntry[] {
  const t = useText()
  return useMemo(
    () => [
      { id: homeId, label: t('layout.home'), icon: 'pi pi-home', path: homePath, opens: 'tab', chrome: 'full', children: [] },
      ...menu.entries,
    ],
    [menu, t],
  )
}

export function Sidebar({ menu, current = homeId }: SidebarProps) {
  const t = useText()
  const [sidebar, toggle] = useUnit([$sidebar, sidebarToggled])
  const entries = useEntries(menu)
  return (
    <aside className="sidebar" data-shape={sidebar}>
      <Brand />
      <nav aria-label={t('layout.mainMenu')}>
        <MenuTree entries={entries} current={current} shape={sidebar === 'collapsed' ? 'icons' : 'full'} onWiden={toggle} />
        <EmptyMenu menu={menu} />
      </nav>
    </aside>
  )
}

/** The sidebar on a phone: over the page, closed by a tap beside it or Escape. */
export function Drawer({ menu, current = homeId }: SidebarProps) {
  const t = useText()
  const [drawer, close] = useUnit([$drawer, drawerClosed])
  const entries = useEntries(menu)
  const dialog = useRef<HTMLDialogElement>(null)
  const beside = useClickBeside(close)
  useEffect(() => {
    const { current: element } = dialog
    if (drawer === 'open' && element && !element.open) element.showModal()
    if (drawer === 'closed') element?.close()
  }, [drawer])
  return (
    <dialog ref={dialog} {...beside} className="drawer" aria-label={t('layout.mainMenu')} onClose={() => close()}>
      <div className="sidebar" data-shape="open">
        <div className="drawer-head">
          <Brand />
          <button type="button" className="icon-button" aria-label={t('layout.closeMenu')} onClick={() => close()}>
            <i className="pi pi-times" aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={t('layout.mainMenu')}>
          {drawer === 'open' && <MenuTree entries={entries} current={current} shape="full" onWiden={() => undefined} />}
          <EmptyMenu menu={menu} />
        </nav>
      </div>
    </dialog>
  )
}

/** Whose console this is. */
export function Brand() {
  const t = useText()
  const { title } = useUnit($site)
  return (
    <p className="brand">
      <img src="/favicon.svg" alt="" width="24" height="24" />
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
      <small>{t('layout.emptyMenuHint')}</small>
    </p>
  )
}
