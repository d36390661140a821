import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { useKnownAddress, usePageLocation } from './address'
import { basePath } from './base-path'
import { Here } from './own-location'

interface RoutedProps {
  readonly children: ReactNode
}

/** Links and ways to elsewhere. Where the page is, `usePageLocation` tells, or an `OwnLocation`: what needs no address does not render again for one. */
export function Routed({ children }: RoutedProps) {
  const { address } = useKnownAddress()
  return (
    <Router basename={basePath()} location={basePath()} navigator={address}>
      {children}
    </Router>
  )
}

/** The same for a single page, which follows the address. */
export function RoutedPage({ children }: RoutedProps) {
  const location = usePageLocation()
  return (
    <Routed>
      <Here location={location}>{children}</Here>
    </Routed>
  )
}
