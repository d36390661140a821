import type { ComponentPropsWithRef } from 'react'
import { getSafeHref } from './model'
import { useLinkRules } from './use-link-rules'

interface ExternalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** Unchecked URL from data. */
  readonly to: string
}

/** Link that opens in a new window; an unsafe URL is rendered without `href`. */
export function ExternalLink({ to, children, ...rest }: ExternalLinkProps) {
  const href = getSafeHref(to, useLinkRules())
  return (
    <a {...rest} {...(href === undefined ? { 'aria-disabled': true } : { href })} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
