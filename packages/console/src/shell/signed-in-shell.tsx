import type { PluginsSnapshot } from '@jwsk/kit'
import { ErrorBoundary, Fallback, loadable } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { memo, useMemo } from 'react'
import { HomePage } from '../home/home-page'
import { plainTitle } from '../layout/plain-title'
import { Shell } from '../layout/shell'
import { Topbar } from '../layout/topbar'
import type { ShellData } from '../layout/use-shell-data'
import { useShownMenu } from '../layout/use-top-menus'
import { Redirect, usePageLocation } from '../links/address'
import { $chrome, $drawer, drawerClosed, entryAt, isEntry, trailTo } from '../navigation/model'
import { Brand, Sidebar } from '../navigation/sidebar'
import { PanelBoundary } from '../panels/panel-boundary'
import { $hidden, $layout } from '../preferences/model'
import { destinationOf, entryOf, isTab, parentOf } from '../screens/destination'
import { ScreenHost, useNameOf } from '../screens/screen-host'
import { useShortcuts } from '../search/use-shortcuts'
import { UserMenu } from '../session/user-menu'
import { $site } from '../site/model'
import { useWindowTitle } from '../site/use-window-title'
import { LossGuard, useLossWarning } from '../tabs/loss-guard'
import { $activeKey, $tabs, tabKeyOf } from '../tabs/model'
import { TabStrip } from '../tabs/tab-strip'
import { useText } from '../text'
import { IdleBackgroundWatch } from './idle-background-watch'
import { Panels, TopbarTools } from './topbar-tools'
import { useUserLinks } from './use-user-links'

const Drawer = loadable(() => import('../navigation/drawer'))
const TopBarMenu = loadable(() => import('../navigation/top-bar-menu').then(({ TopBarMenu }) => ({ default: TopBarMenu })))

interface SignedInShellProps {
  readonly data: ShellData
  readonly plugins: PluginsSnapshot
}

/** Drawn anew when it is shown something else, and its parts only where that concerns them. */
export const SignedInShell = memo(function SignedInShell({ data, plugins }: SignedInShellProps) {
  const { menu, permissions } = data
  const location = usePageLocation()
  const [chrome, hidden, layout, drawer, closeDrawer] = useUnit([$chrome, $hidden, $layout, $drawer, drawerClosed])
  const { registry, isLoading } = plugins
  const access = useMemo(() => ({ menu, registry, permissions, waiting: isLoading }), [menu, registry, permissions, isLoading])
  const [tabs, lastKey] = useUnit([$tabs, $activeKey])
  const isOther = (address: string) => isEntry(menu, address) || entryAt(menu, address) !== entryAt(menu, lastKey)
  const key = tabKeyOf(location.pathname, location.search, { tabs, active: lastKey, isEntry: isOther })
  const destination = useMemo(() => destinationOf(key, access), [key, access])
  const links = useUserLinks()
  const warning = useLossWarning()
  const shown = useShownMenu(data)
  const home = useMemo(() => <HomePage menu={menu} />, [menu])
  const entry = entryOf(destination) ?? parentOf(destination, menu)
  const t = useText()
  const { title } = useUnit($site)
  useWindowTitle(plainTitle(useNameOf(destination) || t('layout.home')), title)
  useShortcuts()

  const active = isTab(destination) ? key : ''
  const current = destination.kind === 'home' ? undefined : (entry?.id ?? '')
  const trail = entry ? (trailTo(menu.entries, entry.id) ?? []) : []
  // its own name stands in its heading
  const above = entryOf(destination) ? trail.slice(0, -1) : trail
  return (
    <Shell
      chrome={chrome}
      sidebar={
        <>
          {layout === 'side' && <Sidebar menu={shown} current={current} />}
          {drawer === 'open' && (
            <PanelBoundary onClose={() => closeDrawer()}>
              <Drawer menu={shown} current={current} />
            </PanelBoundary>
          )}
        </>
      }
      topbar={
        <>
          <Topbar trail={above} brand={layout === 'top' && <Brand />}>
            <TopbarTools menu={menu} />
            <UserMenu links={links} warning={warning} />
          </Topbar>
          {layout === 'top' && (
            <ErrorBoundary fallback={() => <MenuLost />}>
              <Fallback fallback={<div className="top-menu" />}>
                <TopBarMenu menu={shown} trail={trail} />
              </Fallback>
            </ErrorBoundary>
          )}
        </>
      }
      tabs={
        <>
          {!hidden.includes('tag') && <TabStrip active={active} />}
          <IdleBackgroundWatch />
        </>
      }
    >
      {/* beside the screens, so that none is lost on the way */}
      {destination.kind === 'redirect' && <Redirect to={destination.to} />}
      <Panels menu={menu} warning={warning} />
      <LossGuard />
      <ScreenHost access={access} destination={destination} location={location} active={active} home={home} />
    </Shell>
  )
})

/** Its code is gone from the server, as after a deployment. */
function MenuLost() {
  const t = useText()
  return (
    <div className="top-menu">
      <button type="button" className="top-menu-item" onClick={() => location.reload()}>
        {t('errors.reload')}
      </button>
    </div>
  )
}
