import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $hiddenItems, $layout, $sidebar, sidebarToggled } from '../../platform/preferences/model'
import { useText } from '../../platform/text'
import { drawerOpened, type MenuEntry } from '../navigation/model'
import { TopMenus } from './top-menus'
import './topbar.css'

interface TopbarProps {
  /** Ancestors of the screen in the menu, outermost first. */
  readonly breadcrumb: readonly MenuEntry[]
  /** Logo and title; set if no sidebar shows them. */
  readonly brand?: ReactNode
  /** Strip of opened tabs, if it is enabled. */
  readonly tabs?: ReactNode
  /** Tools at the right end: language, color mode, user. */
  readonly children: ReactNode
}

export function Topbar({ breadcrumb, brand, tabs, children }: TopbarProps) {
  const t = useText()
  const [sidebar, hidden, layout, toggle, openDrawer] = useUnit([$sidebar, $hiddenItems, $layout, sidebarToggled, drawerOpened])
  const collapse = t(sidebar === 'open' ? 'layout.collapse' : 'layout.expand')
  return (
    <header className="topbar">
      {brand}
      <Button variant="bare" className="md:hidden" aria-label={t('layout.openMenu')} onClick={() => openDrawer()}>
        <i className="pi pi-bars" aria-hidden="true" />
      </Button>
      {layout === 'side' && !hidden.includes('collapse') && (
        <Button
          variant="bare"
          className="desktop-only"
          aria-label={collapse}
          aria-expanded={sidebar === 'open'}
          title={collapse}
          onClick={() => toggle()}
        >
          <i className={sidebar === 'open' ? 'pi pi-angle-double-left' : 'pi pi-angle-double-right'} aria-hidden="true" />
        </Button>
      )}
      {breadcrumb.length > 1 && (
        <p className="breadcrumb desktop-only" title={breadcrumb.map(({ label }) => label).join(' / ')}>
          {breadcrumb.map(({ id, label }) => (
            <span key={id}>{label}</span>
          ))}
        </p>
      )}
      {!hidden.includes('menu') && <TopMenus />}
      {tabs}
      <div className="topbar-tools flex flex-none align-items-center ml-auto">{children}</div>
    </header>
  )
}
