import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Location } from 'react-router-dom'
import { type BrowserAddress, pathBelow } from './browser-address'

interface Known {
  readonly address: BrowserAddress
  readonly location: Location
}

const AddressContext = createContext<Known | undefined>(undefined)

interface AddressProviderProps {
  readonly address: BrowserAddress
  readonly children: ReactNode
}

/** What is below knows the address of the page and follows it. */
export function AddressProvider({ address, children }: AddressProviderProps) {
  const [location, setLocation] = useState(address.location)
  useLayoutEffect(() => address.listen(() => startTransition(() => setLocation(address.location()))), [address])
  const known = useMemo(() => ({ address, location }), [address, location])
  return <AddressContext value={known}>{children}</AddressContext>
}

export function useKnownAddress(): Known {
  const known = useContext(AddressContext)
  if (!known) throw new Error('there is no AddressProvider around this component')
  return known
}

/** Where the page is, from the root of the console. */
export function usePageLocation(): Location {
  const { location } = useKnownAddress()
  return useMemo(() => ({ ...location, pathname: pathBelow(location.pathname) }), [location])
}

/** The same in parts, and the way to elsewhere; without the router, which comes with the sign-in. */
export function useAddress() {
  const { address, location } = useKnownAddress()
  return { path: pathBelow(location.pathname), search: location.search, goTo: address.goTo }
}

/** Goes to the address as soon as it is rendered. */
export function Redirect({ to }: { readonly to: string }) {
  const { goTo } = useAddress()
  useEffect(() => goTo({ to, how: 'replace' }), [to, goTo])
  return null
}
