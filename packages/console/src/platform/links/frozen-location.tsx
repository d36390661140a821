import { type ReactNode, useMemo } from 'react'
import { UNSAFE_LocationContext as LocationContext, NavigationType, parsePath } from 'react-router-dom'

interface FrozenLocationProps {
  /** Path and query relative to the base path. */
  readonly address: string
  /** History state of the location. */
  readonly state: unknown
  readonly children: ReactNode
}

/** Fixes the location of its children, so that a kept-alive screen does not rerender when the page navigates. */
export function FrozenLocation({ address, state, children }: FrozenLocationProps) {
  const value = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(address)
    return { location: { pathname, search, hash, state, key: 'default' }, navigationType: NavigationType.Pop }
  }, [address, state])
  // routers cannot be nested
  return <LocationContext value={value}>{children}</LocationContext>
}

interface LiveLocationProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; readonly state: unknown }
  readonly children: ReactNode
}

/** Provides the page's location to its children. */
export const LiveLocation = ({ location: { pathname, search, hash, state }, children }: LiveLocationProps) => (
  <FrozenLocation address={pathname + search + hash} state={state}>
    {children}
  </FrozenLocation>
)
