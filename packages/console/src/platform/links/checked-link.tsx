import type { ReactNode } from 'react'
import { allowElement } from './intercept-links'

interface CheckedLinkProps {
  /** Checked URL that was shown to the user. */
  readonly url: string
  readonly children: ReactNode
}

/** Links to a foreign site from the warning page, bypassing {@link interceptLinks}. */
export function CheckedLink({ url, children }: CheckedLinkProps) {
  return (
    <a ref={allowElement} className="button button-primary" href={url} rel="noopener noreferrer">
      {children}
    </a>
  )
}
