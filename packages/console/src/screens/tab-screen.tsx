import {
  DraftsProvider,
  ErrorBoundary,
  Fallback,
  KitProvider,
  loadScreen,
  type ScreenMatch,
  UnsavedRegistryProvider,
  usePluginHost,
  useRuntime,
  useTranslator,
} from '@jwsk/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Fragment, memo, type ReactNode, useEffect, useMemo } from 'react'
import { FrozenLocation } from '../links/frozen-location'
import { toErrorInfo, errorLogged } from '../logs/model'
import { lazyPart } from '../lazy-part'
import { type Tab, tabRefreshed } from '../tabs/model'
import { pageTexts } from '../text'
import { type Access, type Destination, resolveDestination, getEntry } from './destination'
import { ScreenError, ForbiddenPage, MissingScreen, NotFoundPage } from './error-pages'
import { BuiltInPage } from './built-in-page'
import { getErrorText } from './error-text'
import { ScreenSkeleton } from './screen-skeleton'
import { useTabDrafts } from './use-tab-drafts'
import { useUnsavedRegistry } from './use-unsaved-registry'
import { withoutToken } from './without-token'

const frameScreen = () => import('./frame-screen').then(({ FrameScreen }) => ({ default: FrameScreen }))
const FrameScreen = lazyPart(frameScreen, pageTexts)
const outsideScreen = () => import('./external-site-screen').then(({ ExternalSiteScreen }) => ({ default: ExternalSiteScreen }))
const OutsideScreen = lazyPart(outsideScreen, pageTexts)
const tableScreen = () => import('./table/table-screen').then(({ TableScreen }) => ({ default: TableScreen }))
const TableScreen = lazyPart(tableScreen, pageTexts)

interface TabScreenProps {
  readonly tab: Tab
  /** How often the tab was refreshed. */
  readonly refreshCount: number
  /** From the root of the console. */
  readonly address: string
  /** What the step to it left in the history. */
  readonly state: unknown
  readonly access: Access
  readonly home: ReactNode
}

/** One screen behind a boundary of its own; it renders when something of its own changes. */
export const TabScreen = memo(function TabScreen({ tab, refreshCount, address, state, access, home }: TabScreenProps) {
  const [refresh, log] = useUnit([tabRefreshed, errorLogged])
  const queries = useQueryClient()
  const host = usePluginHost()
  const destination = resolveDestination(tab.key, access)
  const plugin = destination.kind === 'screen' ? destination.found.plugin.id : undefined
  // a refreshed screen asks the server again, however fresh its data still count
  useEffect(() => {
    if (refreshCount > 0) void queries.invalidateQueries()
  }, [queries, refreshCount])
  const watcher = useUnsavedRegistry(tab.key)
  const drafts = useTabDrafts(tab.key)
  const Identity = getEntry(destination)?.token === 'absent' ? Nobody : Fragment
  return (
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
            <FrozenLocation address={address} state={state}>
              <Identity>
                <ScreenBody tab={tab} destination={destination} home={home} />
              </Identity>
            </FrozenLocation>
          </Fallback>
        </DraftsProvider>
      </UnsavedRegistryProvider>
    </ErrorBoundary>
  )
})

/** A screen whose menu entry says so asks the platform as nobody in particular. */
function Nobody({ children }: { readonly children: ReactNode }) {
  const runtime = useRuntime()
  const own = useMemo(() => ({ ...runtime, client: withoutToken(runtime.client), scope: ['nobody', ...runtime.scope] }), [runtime])
  return <KitProvider runtime={own}>{children}</KitProvider>
}

interface ScreenBodyProps extends Pick<TabScreenProps, 'tab' | 'home'> {
  readonly destination: Destination
}

function ScreenBody({ tab, destination, home }: ScreenBodyProps) {
  switch (destination.kind) {
    case 'home':
      return home
    case 'own':
      return <BuiltInPage path={destination.path} />
    case 'screen':
      return <PluginScreen found={destination.found} title={destination.entry?.label} />
    case 'table':
      return <TableScreen title={destination.entry.label} />
    case 'frame':
      return <FrameScreen url={destination.url} title={destination.entry.label} />
    case 'outside':
      return <OutsideScreen url={destination.url} title={destination.entry.label} />
    case 'missing':
      return <MissingScreen path={tab.path} />
    case 'waiting':
    case 'redirect':
      return <ScreenSkeleton />
    default:
      return destination.kind === 'forbidden' ? <ForbiddenPage /> : <NotFoundPage />
  }
}

function PluginScreen({ found, title }: { readonly found: ScreenMatch; readonly title: string | undefined }) {
  const Screen = loadScreen(found, useTranslator())
  return <Screen {...(title !== undefined && { title })} />
}
