import { withBasePath } from './base-path'
import { checkLink, type LinkRules } from './check-link'

export const warningPath = '/link'

/** Returns the URL of the warning page, which shows a foreign host before the user goes there. */
export const getWarningPath = (url: string) => withBasePath(`${warningPath}?${new URLSearchParams({ to: url })}`)

/** Returns the `href` for a URL from data: the URL itself or the warning page; `undefined` if it is unsafe. */
export function getSafeHref(address: string, rules: LinkRules): string | undefined {
  const check = checkLink(address, rules)
  // paths in data omit the base path
  if (check.kind === 'inside') return address.startsWith('/') ? withBasePath(check.path) : check.path
  if (check.kind === 'known') return check.url
  return check.kind === 'foreign' ? getWarningPath(check.url) : undefined
}

/** Opens a checked URL in a new window without `opener` and referrer. */
export function openWindow(href: string): void {
  window.open(href, '_blank', 'noopener,noreferrer')
}

/** Opens a URL from data in a new window; does nothing if it is unsafe or without user activation. */
export function safeNavigate(address: string, rules: LinkRules): void {
  const href = getSafeHref(address, rules)
  if (href !== undefined && navigator.userActivation?.isActive !== false) openWindow(href)
}

/** Navigates to a URL of the deployment's configuration; ignores protocols other than http and https. */
export function navigateToConfiguredUrl(address: string): void {
  const url = new URL(address, location.origin)
  if (url.protocol === 'https:' || url.protocol === 'http:') location.assign(url)
}
