import { type ReactNode, useMemo } from 'react'
import { UNSAFE_LocationContext as LocationContext, NavigationType, parsePath } from 'react-router-dom'

interface FrozenLocationProps {
  /** From the root of the console. */
  readonly address: string
  /** What the step to it left in the history. */
  readonly state: unknown
  readonly children: ReactNode
}

/** What is below stays at this address, wherever the page goes: a kept screen does not render again for every other one. */
export function FrozenLocation({ address, state, children }: FrozenLocationProps) {
  const here = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(address)
    return { location: { pathname, search, hash, state, key: 'default' }, navigationType: NavigationType.Pop }
  }, [address, state])
  // a router of its own would not be let in here
  return <LocationContext value={here}>{children}</LocationContext>
}

interface LiveLocationProps {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string; readonly state: unknown }
  readonly children: ReactNode
}

/** What is below follows the page. */
export const LiveLocation = ({ location: { pathname, search, hash, state }, children }: LiveLocationProps) => (
  <FrozenLocation address={pathname + search + hash} state={state}>
    {children}
  </FrozenLocation>
)
