import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Location } from 'react-router-dom'
import { type BrowserHistory, stripBasePath } from './browser-history'

interface HistoryState {
  readonly address: BrowserHistory
  readonly location: Location
}

const HistoryContext = createContext<HistoryState | undefined>(undefined)

interface AddressProviderProps {
  readonly address: BrowserHistory
  readonly children: ReactNode
}

/** What is below knows the address of the page and follows it. */
export function HistoryProvider({ address, children }: AddressProviderProps) {
  const [location, setLocation] = useState(address.location)
  useLayoutEffect(() => address.listen(() => startTransition(() => setLocation(address.location()))), [address])
  const known = useMemo(() => ({ address, location }), [address, location])
  return <HistoryContext value={known}>{children}</HistoryContext>
}

export function useHistory(): HistoryState {
  const known = useContext(HistoryContext)
  if (!known) throw new Error('there is no AddressProvider around this component')
  return known
}

/** Where the page is, from the root of the console. */
export function usePageLocation(): Location {
  const { location } = useHistory()
  return useMemo(() => ({ ...location, pathname: stripBasePath(location.pathname) }), [location])
}

/** The same in parts, and the way to elsewhere; without the router, which comes with the sign-in. */
export function useUrl() {
  const { address, location } = useHistory()
  return { path: stripBasePath(location.pathname), search: location.search, goTo: address.navigate }
}

/** Goes to the address as soon as it is rendered. */
export function Redirect({ to }: { readonly to: string }) {
  const { goTo } = useUrl()
  useEffect(() => goTo({ to, action: 'replace' }), [to, goTo])
  return null
}
