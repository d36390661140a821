import { ErrorBoundary, Fallback, useRuntime } from '@jwsk/kit'
import {
  DraftsProvider,
  KitProvider,
  loadScreen,
  type ScreenMatch,
  ScreenTitleProvider,
  UnsavedRegistryProvider,
  usePluginHost,
} from '@jwsk/kit/shell'
import { useTranslator } from '@jwsk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Fragment, memo, type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { ForbiddenPage, MissingScreen, ScreenError, UnknownScreen } from '../../pages/error-pages'
import { getErrorText } from '../../pages/error-text'
import { withoutToken } from '../../pages/without-token'
import { lazyPart } from '../../platform/lazy-part'
import { TabRouter } from '../../platform/links/router'
import { errorLogged, toErrorInfo } from '../../platform/logs/model'
import { pageTexts } from '../../platform/text'
import type { Menu } from '../navigation/model'
import { type Tab, tabRefreshed, tabTitled } from '../tabs/model'
import { BuiltInPage } from './built-in-page'
import { type Access, type Destination, getEntry, resolveDestination } from './destination'
import { ScreenSkeleton } from './screen-skeleton'
import { useTabDrafts } from './use-tab-drafts'
import { useUnsavedRegistry } from './use-unsaved-registry'

const frameScreen = () => import('../../pages/frame-screen').then(({ FrameScreen }) => ({ default: FrameScreen }))
const FrameScreen = lazyPart(frameScreen, pageTexts)
const loadExternalSite = () =>
  import('../../pages/external-site-screen').then(({ ExternalSiteScreen }) => ({ default: ExternalSiteScreen }))
const LazyExternalSite = lazyPart(loadExternalSite, pageTexts)
const tableScreen = () => import('../../pages/table/table-screen').then(({ TableScreen }) => ({ default: TableScreen }))
const TableScreen = lazyPart(tableScreen, pageTexts)

interface TabScreenProps {
  readonly tab: Tab
  /** Number of times the tab was refreshed. */
  readonly refreshCount: number
  /** Address relative to the root of the console. */
  readonly address: string
  /** State of its history entry. */
  readonly state: unknown
  readonly access: Access
  readonly home: ReactNode
}

/** Screen behind its own error boundary. Memoized, so that it rerenders only when its own props change. */
export const TabScreen = memo(function TabScreen({ tab, refreshCount, address, state, access, home }: TabScreenProps) {
  const [refresh, log, giveTitle] = useUnit([tabRefreshed, errorLogged, tabTitled])
  const queries = useQueryClient()
  const host = usePluginHost()
  const destination = resolveDestination(tab.key, access)
  const plugin = destination.kind === 'screen' ? destination.found.plugin.id : undefined
  // a refreshed screen refetches, however fresh its cached data is
  useEffect(() => {
    if (refreshCount > 0) void queries.invalidateQueries()
  }, [queries, refreshCount])
  const watcher = useUnsavedRegistry(tab.key)
  const drafts = useTabDrafts(tab.key)
  const setTitle = useCallback((title: string) => giveTitle({ key: tab.key, title }), [giveTitle, tab.key])
  const Identity = getEntry(destination)?.token === 'absent' ? Nobody : Fragment
  return (
    <TabRouter address={address} state={state}>
      <ErrorBoundary
        fallback={(error) => <ScreenError error={error} path={tab.path} plugin={plugin} onRetry={() => refresh(tab.key)} />}
        onError={(error, { componentStack }) => {
          if (plugin) host.reportProblem(plugin, { path: tab.path, message: getErrorText(error) })
          log({ type: 'screen', url: tab.path, info: componentStack ?? '', ...toErrorInfo(error) })
        }}
      >
        <UnsavedRegistryProvider value={watcher}>
          <DraftsProvider value={drafts}>
            <Fallback fallback={<ScreenSkeleton />}>
              <Identity>
                <ScreenTitleProvider value={setTitle}>
                  <ScreenBody tab={tab} destination={destination} menu={access.menu} home={home} />
                </ScreenTitleProvider>
              </Identity>
            </Fallback>
          </DraftsProvider>
        </UnsavedRegistryProvider>
      </ErrorBoundary>
    </TabRouter>
  )
})

/** Screen whose API calls are anonymous, as its menu entry requests. */
function Nobody({ children }: { readonly children: ReactNode }) {
  const runtime = useRuntime()
  const own = useMemo(() => ({ ...runtime, client: withoutToken(runtime.client), scope: ['nobody', ...runtime.scope] }), [runtime])
  return <KitProvider runtime={own}>{children}</KitProvider>
}

interface ScreenBodyProps extends Pick<TabScreenProps, 'tab' | 'home'> {
  readonly destination: Destination
  readonly menu: Menu
}

function ScreenBody({ tab, destination, menu, home }: ScreenBodyProps) {
  switch (destination.kind) {
    case 'home':
      return home
    case 'own':
      return <BuiltInPage path={destination.path} menu={menu} />
    case 'screen':
      return <PluginScreen found={destination.found} title={destination.entry?.label} />
    case 'table':
      return <TableScreen title={destination.entry.label} />
    case 'frame':
      return <FrameScreen url={destination.url} title={destination.entry.label} />
    case 'outside':
      return <LazyExternalSite url={destination.url} title={destination.entry.label} />
    case 'missing':
      return <MissingScreen path={tab.path} />
    case 'waiting':
    case 'redirect':
      return <ScreenSkeleton />
    default:
      return destination.kind === 'forbidden' ? <ForbiddenPage pluginId={destination.pluginId} /> : <UnknownScreen />
  }
}

function PluginScreen({ found, title }: { readonly found: ScreenMatch; readonly title: string | undefined }) {
  const Screen = loadScreen(found, useTranslator())
  return <Screen {...(title !== undefined && { title })} />
}
