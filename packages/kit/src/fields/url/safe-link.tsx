import type { ReactNode } from 'react'
import { toSafeUrl } from '../safe-url'

interface SafeLinkProps {
  readonly to: string
  readonly className?: string
  readonly title?: string
  readonly children: ReactNode
}

/** Link that opens a new window if the URL is safe, or else its text. */
export function SafeLink({ to, children, ...attributes }: SafeLinkProps): ReactNode {
  const safe = toSafeUrl(to)
  if (safe === undefined) return children
  return (
    <a {...attributes} href={safe} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
