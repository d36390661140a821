import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { useHistory, usePageLocation } from './address'
import { getBasePath } from './base-path'
import { LiveLocation } from './frozen-location'

interface ConsoleRouterProps {
  readonly children: ReactNode
}

/** Router for links and navigation. Its location is constant, so that components do not rerender on navigation; use {@link usePageLocation}, `FrozenLocation` or `LiveLocation` to read it. */
export function ConsoleRouter({ children }: ConsoleRouterProps) {
  const { address } = useHistory()
  return (
    <Router basename={getBasePath()} location={getBasePath()} navigator={address}>
      {children}
    </Router>
  )
}

/** Router for a single page that follows the location. */
export function PageRouter({ children }: ConsoleRouterProps) {
  const location = usePageLocation()
  return (
    <ConsoleRouter>
      <LiveLocation location={location}>{children}</LiveLocation>
    </ConsoleRouter>
  )
}
