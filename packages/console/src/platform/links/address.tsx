import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Location } from 'react-router-dom'
import { type BrowserHistory, stripBasePath } from './browser-history'

interface HistoryState {
  readonly address: BrowserHistory
  readonly location: Location
}

const HistoryContext = createContext<HistoryState | undefined>(undefined)

interface HistoryProviderProps {
  readonly address: BrowserHistory
  readonly children: ReactNode
}

/** Provides the location of the page to its children, which follow it. */
export function HistoryProvider({ address, children }: HistoryProviderProps) {
  const [location, setLocation] = useState(address.location)
  useLayoutEffect(() => address.listen(() => startTransition(() => setLocation(address.location()))), [address])
  const value = useMemo(() => ({ address, location }), [address, location])
  return <HistoryContext value={value}>{children}</HistoryContext>
}

export function useHistory(): HistoryState {
  const state = useContext(HistoryContext)
  if (!state) throw new Error('there is no HistoryProvider around this component')
  return state
}

/** Returns the location of the page relative to the base path. */
export function usePageLocation(): Location {
  const { location } = useHistory()
  return useMemo(() => ({ ...location, pathname: stripBasePath(location.pathname) }), [location])
}

/** Returns path, query and `goTo` without the router, which is loaded after sign-in. */
export function useUrl() {
  const { address, location } = useHistory()
  return { path: stripBasePath(location.pathname), search: location.search, goTo: address.navigate }
}

/** Replaces the current URL by `to` as soon as it is rendered. */
export function Redirect({ to }: { readonly to: string }) {
  const { goTo } = useUrl()
  useEffect(() => goTo({ to, action: 'replace' }), [to, goTo])
  return null
}
