import { loadScreen, UnsavedProvider, useTranslator } from '@jwsk/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Activity, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { type Location, Route, Routes } from 'react-router-dom'
import { factsOf, problemLogged } from '../logs/model'
import { routeEntered } from '../navigation/model'
import { $alive, $refreshes, addressOf, type Tab, tabRefreshed, tabVisited } from '../tabs/model'
import { useUnsavedWatcher } from '../tabs/use-unsaved-watcher'
import { ErrorBoundary } from '../ui/error-boundary'
import { ScreenSkeleton } from '../ui/skeleton'
import { type Access, type Destination, destinationOf, entryOf, isTab } from './destination'
import { BrokenScreen, ForbiddenPage, MissingScreen, NotFoundPage } from './error-pages'
import { FrameScreen } from './frame-screen'

interface ScreenHostProps {
  readonly access: Access
  readonly destination: Destination
  readonly location: Location
  /** The tab of this address. */
  readonly active: string
  readonly home: ReactNode
}

/** Every opened screen, the active one shown; the others keep their state and rest. */
export function ScreenHost({ access, destination, location, active, home }: ScreenHostProps) {
  const [alive, refreshes, enter, visit] = useUnit([$alive, $refreshes, routeEntered, tabVisited])
  const { pathname: path, search } = location
  const label = entryOf(destination)?.label ?? ''
  const tabbed = isTab(destination)

  useLayoutEffect(() => {
    enter({ path, search, name: label })
    if (tabbed) visit({ key: active, path, search, label })
  }, [enter, visit, path, search, label, tabbed, active])

  return (
    <>
      {alive.map((tab) => {
        const shown = tabbed && tab.key === active
        return (
          <Activity key={tab.key} mode={shown ? 'visible' : 'hidden'}>
            <div className="screen">
              <TabScreen
                key={refreshes[tab.key] ?? 0}
                tab={tab}
                turn={refreshes[tab.key] ?? 0}
                location={shown ? location : addressOf(tab)}
                access={access}
                home={home}
              />
            </div>
          </Activity>
        )
      })}
      {!tabbed && <div className="screen">{untabbed(destination)}</div>}
    </>
  )
}

function untabbed({ kind }: Destination) {
  if (kind === 'waiting' || kind === 'redirect') return <ScreenSkeleton />
  return kind === 'forbidden' ? <ForbiddenPage /> : <NotFoundPage />
}

interface TabScreenProps extends Pick<ScreenHostProps, 'access' | 'home'> {
  readonly tab: Tab
  /** How often the tab was refreshed. */
  readonly turn: number
  readonly location: Location | string
}

function TabScreen({ tab, turn, location, access, home }: TabScreenProps) {
  const [refresh, log] = useUnit([tabRefreshed, problemLogged])
  const queries = useQueryClient()
  // a refreshed screen asks the server again, however fresh its data still count
  useEffect(() => {
    if (turn > 0) void queries.invalidateQueries()
  }, [queries, turn])
  const watcher = useUnsavedWatcher(tab.key)
  return (
    <ErrorBoundary
      fallback={(error) => <BrokenScreen error={error} onRetry={() => refresh(tab.key)} />}
      onError={(error, { componentStack }) => log({ type: 'screen', url: tab.path, info: componentStack ?? '', ...factsOf(error) })}
    >
      <UnsavedProvider value={watcher}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Routes location={location}>
            <Route path="*" element={<ScreenBody tab={tab} access={access} home={home} />} />
          </Routes>
        </Suspense>
      </UnsavedProvider>
    </ErrorBoundary>
  )
}

function ScreenBody({ tab, access, home }: Pick<TabScreenProps, 'tab' | 'access' | 'home'>) {
  const translator = useTranslator()
  const destination = destinationOf(tab.path, access)
  if (destination.kind === 'home') return home
  if (destination.kind === 'frame') return <FrameScreen {...destination.link} title={destination.entry.label} />
  if (destination.kind === 'missing') return <MissingScreen path={tab.path} />
  if (destination.kind !== 'screen') return untabbed(destination)
  const Screen = loadScreen(destination.found, translator)
  const { entry } = destination
  return <Screen {...(entry && { title: entry.label })} />
}
