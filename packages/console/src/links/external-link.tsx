import type { ComponentPropsWithRef } from 'react'
import { getSafeHref } from './model'
import { useLinkRules } from './use-link-rules'

interface ExternalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** The address as data brought it. */
  readonly to: string
}

/** A link into a window of its own; one that must not be followed is text. */
export function ExternalLink({ to, children, ...rest }: ExternalLinkProps) {
  const href = getSafeHref(to, useLinkRules())
  return (
    <a {...rest} {...(href === undefined ? { 'aria-disabled': true } : { href })} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
