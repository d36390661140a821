import type { ReactNode } from 'react'
import { allowElement } from './intercept-links'

interface CheckedLinkProps {
  /** An address that the person was shown and that was judged. */
  readonly url: string
  readonly children: ReactNode
}

/** Goes on to a foreign site from the warning itself, past the guard. */
export function CheckedLink({ url, children }: CheckedLinkProps) {
  return (
    <a ref={allowElement} className="button button-primary" href={url} rel="noopener noreferrer">
      {children}
    </a>
  )
}
