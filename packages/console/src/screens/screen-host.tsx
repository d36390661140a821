import { useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { Activity, type ReactNode, useLayoutEffect } from 'react'
import type { Location } from 'react-router-dom'
import { routeEntered } from '../navigation/model'
import { $alive, $refreshes, addressOf, tabVisited } from '../tabs/model'
import { useText } from '../text'
import { type Access, chromeOf, type Destination, entryOf, isTab } from './destination'
import { ForbiddenPage, NotFoundPage } from './error-pages'
import { titleOf } from './own-paths'
import { ScreenSkeleton } from './screen-skeleton'
import { TabLayer } from './tab-layer'
import { TabScreen } from './tab-screen'
import './screens.css'

interface ScreenHostProps {
  readonly access: Access
  readonly destination: Destination
  readonly location: Location
  /** The tab of this address. */
  readonly active: string
  readonly home: ReactNode
}

/** What the screen is called; empty where it has no name of its own. */
export function useNameOf(destination: Destination): string {
  const t = useText()
  const language = useLanguage()
  if (destination.kind === 'own') return t(titleOf(destination.path))
  if (destination.kind === 'forbidden' || destination.kind === 'notFound') return t(`errors.${destination.kind}`)
  const view = destination.kind === 'screen' ? destination.found.view : undefined
  return entryOf(destination)?.label ?? view?.title?.[language] ?? ''
}

/** Every opened screen, the active one shown; the others keep their state and rest. */
export function ScreenHost({ access, destination, location, active, home }: ScreenHostProps) {
  const [alive, refreshes, enter, visit] = useUnit([$alive, $refreshes, routeEntered, tabVisited])
  const { pathname: path, search } = location
  const label = useNameOf(destination)
  const tabbed = isTab(destination)
  const chrome = chromeOf(destination)
  const keep = entryOf(destination)?.keep

  useLayoutEffect(() => {
    enter({ path, search, name: label, chrome })
    if (tabbed) visit({ key: active, path, search, label, ...(keep && { keep }) })
  }, [enter, visit, path, search, label, tabbed, active, chrome, keep])

  return (
    <>
      {alive.map((tab) => {
        const shown = tabbed && tab.key === active
        return (
          <Activity key={tab.key} mode={shown ? 'visible' : 'hidden'}>
            <TabLayer>
              <TabScreen
                key={refreshes[tab.key] ?? 0}
                tab={tab}
                turn={refreshes[tab.key] ?? 0}
                address={shown ? `${path}${search}${location.hash}` : addressOf(tab)}
                state={shown ? location.state : null}
                access={access}
                home={home}
              />
            </TabLayer>
          </Activity>
        )
      })}
      {!tabbed && <ScreenWithoutTab access={access} destination={destination} location={location} label={label} />}
    </>
  )
}

interface UntabbedProps extends Pick<ScreenHostProps, 'access' | 'destination' | 'location'> {
  readonly label: string
}

/** A screen that is no tab: it lives as long as it is looked at. */
function ScreenWithoutTab({ access, destination, location, label }: UntabbedProps) {
  const { pathname: path, search } = location
  const { kind } = destination
  const turn = useUnit($refreshes)[path] ?? 0
  if (kind === 'waiting' || kind === 'redirect')
    return (
      <div className="screen flex flex-column h-full">
        <ScreenSkeleton />
      </div>
    )
  if (kind === 'forbidden' || kind === 'notFound')
    return <div className="screen flex flex-column h-full">{kind === 'forbidden' ? <ForbiddenPage /> : <NotFoundPage />}</div>
  return (
    <div
      className={
        kind === 'screen' && chromeOf(destination) === 'bare'
          ? 'screen screen-alone flex flex-column h-full'
          : 'screen flex flex-column h-full'
      }
    >
      <TabScreen
        key={`${path} ${turn}`}
        tab={{ key: path, path, search, label }}
        turn={turn}
        address={`${path}${search}${location.hash}`}
        state={location.state}
        access={access}
        home={null}
      />
    </div>
  )
}
