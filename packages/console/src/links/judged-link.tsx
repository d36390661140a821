import type { ReactNode } from 'react'
import { allowLink } from './guard-links'

interface JudgedLinkProps {
  /** An address that the person was shown and that was judged. */
  readonly url: string
  readonly children: ReactNode
}

/** Goes on to a foreign site from the warning itself, past the guard. */
export function JudgedLink({ url, children }: JudgedLinkProps) {
  return (
    <a ref={allowLink} className="button button-primary" href={url} rel="noopener noreferrer">
      {children}
    </a>
  )
}
