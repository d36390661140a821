import { createContext, type ReactNode, startTransition, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Location } from 'react-router-dom'
import type { BrowserHistory } from './browser-history'

interface HistoryState {
  readonly history: BrowserHistory
  readonly location: Location
}

const HistoryContext = createContext<HistoryState | undefined>(undefined)

interface HistoryProviderProps {
  readonly history: BrowserHistory
  readonly children: ReactNode
}

/** Provides the history and the location of the page to its children, which follow it. */
export function HistoryProvider({ history, children }: HistoryProviderProps) {
  const [location, setLocation] = useState(history.location)
  useLayoutEffect(() => history.listen(() => startTransition(() => setLocation(history.location()))), [history])
  const value = useMemo(() => ({ history, location }), [history, location])
  return <HistoryContext value={value}>{children}</HistoryContext>
}

/**
 * Returns the history and the location of the page, for what selects a page or a tab. What these render uses the hooks of React
 * Router; the login page does not, because it loads without its 13 kB.
 */
export function useHistory(): HistoryState {
  const state = useContext(HistoryContext)
  if (!state) throw new Error('there is no HistoryProvider around this component')
  return state
}

/** Replaces the current URL by `to` as soon as it is rendered. */
export function Redirect({ to }: { readonly to: string }) {
  const { history } = useHistory()
  useEffect(() => history.replace(to), [to, history])
  return null
}
