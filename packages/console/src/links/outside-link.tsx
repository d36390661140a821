import type { ComponentPropsWithRef } from 'react'
import { hrefOf } from './model'
import { useLinkRules } from './use-link-rules'

interface OutsideLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** The address as data brought it. */
  readonly to: string
}

/** A link into a window of its own; one that must not be followed is text. */
export function OutsideLink({ to, children, ...rest }: OutsideLinkProps) {
  const href = hrefOf(to, useLinkRules())
  return (
    <a {...rest} {...(href === undefined ? { 'aria-disabled': true } : { href })} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
