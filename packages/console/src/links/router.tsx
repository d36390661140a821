import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { useHistory, usePageLocation } from './address'
import { getBasePath } from './base-path'
import { LiveLocation } from './frozen-location'

interface ConsoleRouterProps {
  readonly children: ReactNode
}

/** Links and ways to elsewhere. Where the page is, `usePageLocation` tells, or an `OwnLocation`: what needs no address does not render again for one. */
export function ConsoleRouter({ children }: ConsoleRouterProps) {
  const { address } = useHistory()
  return (
    <Router basename={getBasePath()} location={getBasePath()} navigator={address}>
      {children}
    </Router>
  )
}

/** The same for a single page, which follows the address. */
export function PageRouter({ children }: ConsoleRouterProps) {
  const location = usePageLocation()
  return (
    <ConsoleRouter>
      <LiveLocation location={location}>{children}</LiveLocation>
    </ConsoleRouter>
  )
}
