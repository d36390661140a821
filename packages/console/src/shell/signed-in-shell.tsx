import type { Plugins } from '@jwsk/kit'
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
import { $chrome, $drawer, drawerClosed, entryAt, isEntry, type MenuEntry, trailTo } from '../navigation/model'
import { Brand, Sidebar, type SidebarProps } from '../navigation/sidebar'
import { PanelBoundary } from '../panels/panel-boundary'
import { $hidden, $layout } from '../preferences/model'
import { type Destination, destinationOf, entryOf, isTab, leadsHome, parentOf } from '../screens/destination'
import { ScreenHost, useNameOf } from '../screens/screen-host'
import { ScreenSkeleton } from '../screens/screen-skeleton'
import { TabLayer } from '../screens/tab-layer'
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
  /** Absent while it is under way: what needs no menu stands before. */
  readonly data: ShellData | undefined
  readonly plugins: Plugins
}

const unknown: Pick<ShellData, 'menu' | 'permissions'> = {
  menu: { entries: [], byPath: new Map(), firstAt: new Map() },
  permissions: new Set(),
}
const waitingScreen: Destination = { kind: 'waiting', entry: undefined }

/** Drawn anew when it is shown something else, and its parts only where that concerns them. */
export const SignedInShell = memo(function SignedInShell({ data, plugins }: SignedInShellProps) {
  const { menu, permissions } = data ?? unknown
  const location = usePageLocation()
  const [lastChrome, hidden, layout] = useUnit([$chrome, $hidden, $layout])
  const { registry, waiting } = plugins
  const access = useMemo(() => ({ menu, registry, permissions, waiting }), [menu, registry, permissions, waiting])
  const [tabs, lastKey] = useUnit([$tabs, $activeKey])
  const isOther = (address: string) => isEntry(menu, address) || entryAt(menu, address) !== entryAt(menu, lastKey)
  const key = tabKeyOf(location.pathname, location.search, { tabs, active: lastKey, isEntry: isOther })
  const destination = useMemo(() => (data ? destinationOf(key, access) : waitingScreen), [key, access, data])
  const links = useUserLinks()
  const warning = useLossWarning()
  const shown = useShownMenu(data)
  const home = useMemo(() => <HomePage menu={menu} />, [menu])
  const entry = entryOf(destination) ?? parentOf(destination, menu)
  const t = useText()
  const { title } = useUnit($site)
  const name = useNameOf(destination)
  useWindowTitle(data && plainTitle(name || t('layout.home')), title)
  useShortcuts()

  const fillsWindow = !data && registry.find(location.pathname)?.view.layout === 'bare'
  const chrome = fillsWindow ? 'bare' : lastChrome
  const active = isTab(destination) ? key : ''
  const current = destination.kind === 'home' ? undefined : (entry?.id ?? '')
  const trail = entry ? (trailTo(menu.entries, entry.id) ?? []) : []
  // its own name stands in its heading
  const above = entryOf(destination) ? trail.slice(0, -1) : trail
  return (
    <Shell
      chrome={chrome}
      sidebar={<Menus menu={shown} current={current} />}
      topbar={
        <>
          <Topbar trail={above} brand={layout === 'top' && <Brand />}>
            <TopbarTools menu={menu} />
            <UserMenu links={links} warning={warning} />
          </Topbar>
          {layout === 'top' && <MenuAbove menu={shown} trail={trail} />}
        </>
      }
      tabs={
        <>
          {!hidden.includes('tag') && <TabStrip active={active} />}
          {data && <IdleBackgroundWatch />}
        </>
      }
    >
      {/* beside the screens, so that none is lost on the way */}
      {destination.kind === 'redirect' && <Redirect to={destination.to} />}
      <Panels menu={menu} warning={warning} />
      <LossGuard />
      {data ? (
        <ScreenHost access={access} destination={destination} location={location} active={active} home={home} />
      ) : (
        <WaitingScreen path={location.pathname} />
      )}
    </Shell>
  )
})

/** What an address leads to is not known before the menu is there. */
const WaitingScreen = ({ path }: { readonly path: string }) => (
  <TabLayer>{leadsHome(path) ? <HomePage menu={undefined} /> : <ScreenSkeleton />}</TabLayer>
)

/** Beside the screens, and on a phone over them. */
function Menus({ menu, current }: Pick<SidebarProps, 'menu' | 'current'>) {
  const [layout, drawer, close] = useUnit([$layout, $drawer, drawerClosed])
  return (
    <>
      {layout === 'side' && <Sidebar menu={menu} current={current} />}
      {menu && drawer === 'open' && (
        <PanelBoundary onClose={() => close()}>
          <Drawer menu={menu} current={current} />
        </PanelBoundary>
      )}
    </>
  )
}

interface MenuAboveProps extends Pick<SidebarProps, 'menu'> {
  /** The entry on screen and what is above it. */
  readonly trail: readonly MenuEntry[]
}

function MenuAbove({ menu, trail }: MenuAboveProps) {
  const meanwhile = <div className="top-menu" />
  return (
    <ErrorBoundary fallback={() => <MenuLost />}>
      <Fallback show={meanwhile}>{menu ? <TopBarMenu menu={menu} trail={trail} /> : meanwhile}</Fallback>
    </ErrorBoundary>
  )
}

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
