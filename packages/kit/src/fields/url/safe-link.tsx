import type { ReactNode } from 'react'
import { toSafeUrl } from '../safe-url'

interface SafeLinkProps {
  readonly to: string
  readonly className?: string
  readonly title?: string
  readonly children: ReactNode
}

/** A link to a window of its own where the address is safe to follow, its text where it is not. */
export function SafeLink({ to, children, ...attributes }: SafeLinkProps): ReactNode {
  const safe = toSafeUrl(to)
  if (safe === undefined) return children
  return (
    <a {...attributes} href={safe} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
