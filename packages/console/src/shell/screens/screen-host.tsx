import { useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { Activity, type ReactNode, useLayoutEffect } from 'react'
import type { Location } from 'react-router-dom'
import { ForbiddenPage, UnknownScreen } from '../../pages/error-pages'
import { ConsoleRouter } from '../../platform/links/router'
import { useText } from '../../platform/text'
import { screenEntered } from '../navigation/model'
import { $aliveTabs, $refreshCounts, $tabTitles, getTabAddress, tabVisited } from '../tabs/model'
import { getTitleKey } from './built-in-paths'
import { type Access, type Destination, getChrome, getEntry, opensInTab } from './destination'
import { ScreenSkeleton } from './screen-skeleton'
import { TabLayer } from './tab-layer'
import { TabScreen } from './tab-screen'
import '../../pages/screens.css'

interface ScreenHostProps {
  readonly access: Access
  readonly destination: Destination
  readonly location: Location
  /** Key of the tab of this address. */
  readonly active: string
  readonly home: ReactNode
}

/** Returns the title of a screen, its own if it gave one to its tab; `''` if it has none. */
export function useScreenName(destination: Destination, key: string): string {
  const t = useText()
  const language = useLanguage()
  const given = useUnit($tabTitles)[key]
  if (given !== undefined) return given
  if (destination.kind === 'own') return t(getTitleKey(destination.path))
  if (destination.kind === 'forbidden' || destination.kind === 'notFound') return t(`errors.${destination.kind}`)
  const view = destination.kind === 'screen' ? destination.found.view : undefined
  return getEntry(destination)?.label ?? view?.title?.[language] ?? ''
}

/** Renders every opened screen and shows the active one; the others keep their state, hidden in an `Activity`. */
export function ScreenHost({ access, destination, location, active, home }: ScreenHostProps) {
  const [alive, refreshes, enter, visit] = useUnit([$aliveTabs, $refreshCounts, screenEntered, tabVisited])
  const { pathname: path, search } = location
  const label = useScreenName(destination, active)
  const tabbed = opensInTab(destination)
  const chrome = getChrome(destination)
  const keep = getEntry(destination)?.keepAlive

  useLayoutEffect(() => {
    enter({ path, search, name: label, chrome })
    if (tabbed) visit({ key: active, path, search, label, ...(keep && { keepAlive: keep }) })
  }, [enter, visit, path, search, label, tabbed, active, chrome, keep])

  return (
    <>
      {alive.map((tab) => {
        const isActive = tabbed && tab.key === active
        return (
          <Activity key={tab.key} mode={isActive ? 'visible' : 'hidden'}>
            <TabLayer>
              <TabScreen
                key={refreshes[tab.key] ?? 0}
                tab={tab}
                refreshCount={refreshes[tab.key] ?? 0}
                address={isActive ? `${path}${search}${location.hash}` : getTabAddress(tab)}
                state={isActive ? location.state : null}
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

/** Screen without a tab; it is unmounted when the user navigates away. */
function ScreenWithoutTab({ access, destination, location, label }: UntabbedProps) {
  const { pathname: path, search } = location
  const { kind } = destination
  const turn = useUnit($refreshCounts)[path] ?? 0
  if (kind === 'waiting' || kind === 'redirect')
    return (
      <div className="screen flex flex-column h-full">
        <ScreenSkeleton />
      </div>
    )
  if (kind === 'forbidden' || kind === 'notFound')
    return (
      <ConsoleRouter>
        <div className="screen flex flex-column h-full">
          {kind === 'forbidden' ? <ForbiddenPage pluginId={destination.pluginId} /> : <UnknownScreen />}
        </div>
      </ConsoleRouter>
    )
  return (
    <div
      className={
        kind === 'screen' && getChrome(destination) === 'bare'
          ? 'screen screen-fullscreen flex flex-column h-full'
          : 'screen flex flex-column h-full'
      }
    >
      <TabScreen
        key={`${path} ${turn}`}
        tab={{ key: path, path, search, label }}
        refreshCount={turn}
        address={`${path}${search}${location.hash}`}
        state={location.state}
        access={access}
        home={null}
      />
    </div>
  )
}
