import type { ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { useKnownAddress } from './address'
import { basePath } from './base-path'

/** The router over the address that the page has from its start. */
export function Routed({ children }: { readonly children: ReactNode }) {
  const { address, location } = useKnownAddress()
  return (
    <Router basename={basePath()} location={location} navigator={address}>
      {children}
    </Router>
  )
}
