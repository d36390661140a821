import { withBasePath } from './base-path'
import { checkLink, type LinkRules } from './check-link'

export const warningPath = '/link'

/** The page of ours that names a foreign site before anyone goes there. */
export const getWarningPath = (url: string) => withBasePath(`${warningPath}?${new URLSearchParams({ to: url })}`)

/** Where a link to the address leads: there, or to the page that warns; nothing where it must not be followed. */
export function getSafeHref(address: string, rules: LinkRules): string | undefined {
  const verdict = checkLink(address, rules)
  // data names a path of the console without the place where it is served
  if (verdict.kind === 'inside') return address.startsWith('/') ? withBasePath(verdict.path) : verdict.path
  if (verdict.kind === 'known') return verdict.url
  return verdict.kind === 'foreign' ? getWarningPath(verdict.url) : undefined
}

/** A window that knows nothing of this one; only for an address that was judged. */
export function openWindow(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer')
}

/** Opens the address in a window that knows nothing of this one; only while a person's own click lasts. */
export function safeNavigate(address: string, rules: LinkRules): void {
  const href = getSafeHref(address, rules)
  if (href !== undefined && navigator.userActivation?.isActive !== false) openWindow(href)
}

/** Leaves the console for an address that the deployment itself names in its configuration; a script is none. */
export function navigateToConfiguredUrl(address: string): void {
  const url = new URL(address, location.origin)
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url)
}
