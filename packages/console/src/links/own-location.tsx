import { type ReactNode, useMemo } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType, parsePath } from 'react-router-dom'

interface OwnLocationProps {
  readonly location: Location | string
  readonly children: ReactNode
}

/** What is below stays at this address, wherever the page goes: a kept screen does not render again for every other one. */
export function OwnLocation({ location, children }: OwnLocationProps) {
  const { pathname = '/', search = '', hash = '', state = null } = typeof location === 'string' ? parsePathOf(location) : location
  const here = useMemo(
    () => ({ location: { pathname, search, hash, state, key: 'default' }, navigationType: NavigationType.Pop }),
    [pathname, search, hash, state],
  )
  // a router of its own would not be let in here
  return <LocationContext value={here}>{children}</LocationContext>
}

const parsePathOf = (address: string): Partial<Location> => parsePath(address)
