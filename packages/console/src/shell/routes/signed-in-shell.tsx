import { ErrorBoundary, Fallback, loadable } from '@jwsk/kit'
import type { PluginsSnapshot } from '@jwsk/kit/shell'
import { useUnit } from 'effector-react'
import { memo, useMemo } from 'react'
import { UserMenu } from '../../auth/session/user-menu'
import { HomePage } from '../../pages/home/home-page'
import { Redirect, useHistory } from '../../platform/links/history-provider'
import { ConsoleRouter } from '../../platform/links/router'
import { $hiddenItems, $layout } from '../../platform/preferences/model'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import { sanitizeTitle } from '../layout/sanitize-title'
import { Shell } from '../layout/shell'
import { Topbar } from '../layout/topbar'
import type { ShellData } from '../layout/use-shell-data'
import { useVisibleMenu } from '../layout/use-top-menus'
import { $chrome, $drawer, drawerClosed, findEntry, getBreadcrumb, hasEntry } from '../navigation/model'
import { Brand, Sidebar } from '../navigation/sidebar'
import { PanelBoundary } from '../panels/panel-boundary'
import { getEntry, getParentEntry, opensInTab, resolveDestination } from '../screens/destination'
import { ScreenHost, useScreenName } from '../screens/screen-host'
import { useKeyboardShortcuts } from '../search/use-keyboard-shortcuts'
import { $activeKey, $tabs, getTabKey } from '../tabs/model'
import { TabStrip } from '../tabs/tab-strip'
import { UnsavedChangesGuard, useUnsavedWarning } from '../tabs/unsaved-changes-guard'
import { IdleBackgroundServices } from './idle-background-services'
import { Panels, TopbarTools } from './topbar-tools'
import { useUserLinks } from './use-user-links'

const Drawer = loadable(() => import('../navigation/drawer'))
const TopBarMenu = loadable(() => import('../navigation/top-bar-menu').then(({ TopBarMenu }) => ({ default: TopBarMenu })))

interface SignedInShellProps {
  readonly data: ShellData
  readonly plugins: PluginsSnapshot
}

/** Shell of the signed-in console. Memoized, as are its parts, so that only what changed rerenders. */
export const SignedInShell = memo(function SignedInShell({ data, plugins }: SignedInShellProps) {
  const { menu, permissions } = data
  const { location } = useHistory()
  const [chrome, hidden, layout, drawer, closeDrawer] = useUnit([$chrome, $hiddenItems, $layout, $drawer, drawerClosed])
  const { registry, isLoading } = plugins
  const access = useMemo(() => ({ menu, registry, permissions, isLoading: isLoading }), [menu, registry, permissions, isLoading])
  const [tabs, lastKey] = useUnit([$tabs, $activeKey])
  const isOther = (address: string) => hasEntry(menu, address) || findEntry(menu, address) !== findEntry(menu, lastKey)
  const key = getTabKey(location.pathname, location.search, { tabs, active: lastKey, isEntry: isOther })
  const destination = useMemo(() => resolveDestination(key, access), [key, access])
  const links = useUserLinks()
  const warning = useUnsavedWarning()
  const visibleMenu = useVisibleMenu(data)
  const home = useMemo(() => <HomePage menu={menu} />, [menu])
  const entry = getEntry(destination) ?? getParentEntry(destination, menu)
  const t = useText()
  const { title } = useUnit($site)
  useDocumentTitle(sanitizeTitle(useScreenName(destination, key) || t('layout.home')), title)
  useKeyboardShortcuts()

  const active = opensInTab(destination) ? key : ''
  const current = destination.kind === 'home' ? undefined : (entry?.id ?? '')
  const trail = entry ? (getBreadcrumb(menu.entries, entry.id) ?? []) : []
  // the screen's own name is its heading
  const above = getEntry(destination) ? trail.slice(0, -1) : trail
  return (
    <Shell
      chrome={chrome}
      sidebar={
        <ConsoleRouter>
          {layout === 'side' && <Sidebar menu={visibleMenu} current={current} />}
          {drawer === 'open' && (
            <PanelBoundary onClose={() => closeDrawer()}>
              <Drawer menu={visibleMenu} current={current} />
            </PanelBoundary>
          )}
        </ConsoleRouter>
      }
      topbar={
        <ConsoleRouter>
          <Topbar breadcrumb={above} brand={layout === 'top' && <Brand />} tabs={!hidden.includes('tag') && <TabStrip active={active} />}>
            <TopbarTools menu={menu} />
            <UserMenu links={links} warning={warning} />
          </Topbar>
          {layout === 'top' && (
            <ErrorBoundary fallback={() => <MenuLoadError />}>
              <Fallback fallback={<div className="top-menu" />}>
                <TopBarMenu menu={visibleMenu} breadcrumb={trail} />
              </Fallback>
            </ErrorBoundary>
          )}
          <IdleBackgroundServices />
        </ConsoleRouter>
      }
    >
      {/* next to the screens, so that none of them unmounts */}
      {destination.kind === 'redirect' && <Redirect to={destination.to} />}
      <Panels menu={menu} warning={warning} />
      <UnsavedChangesGuard />
      <ScreenHost access={access} destination={destination} location={location} active={active} home={home} />
    </Shell>
  )
})

/** Reports that the menu's chunk failed to load, as after a deployment. */
function MenuLoadError() {
  const t = useText()
  return (
    <div className="top-menu">
      <button type="button" className="top-menu-item" onClick={() => location.reload()}>
        {t('errors.reload')}
      </button>
    </div>
  )
}
