import { type ReactNode, useMemo } from 'react'
import { parsePath, Router } from 'react-router-dom'
import { useHistory } from './history-provider'

interface ConsoleRouterProps {
  readonly children: ReactNode
}

/** React Router at the location of the page. */
export function ConsoleRouter({ children }: ConsoleRouterProps) {
  const { history, location } = useHistory()
  return (
    <Router location={location} navigator={history}>
      {children}
    </Router>
  )
}

interface TabRouterProps extends ConsoleRouterProps {
  /** Path and query relative to the base path. */
  readonly address: string
  /** State of its history entry. */
  readonly state: unknown
}

/** React Router at a fixed location, so that a kept-alive screen does not rerender when the page navigates. */
export function TabRouter({ address, state, children }: TabRouterProps) {
  const { history } = useHistory()
  const location = useMemo(() => ({ ...parsePath(address), state }), [address, state])
  return (
    <Router location={location} navigator={history}>
      {children}
    </Router>
  )
}
