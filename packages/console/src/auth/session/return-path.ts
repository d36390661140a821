import { parseAddress } from '@jwsk/kit/shell'

const neverReturnedTo = ['/login', '/lock']

/**
 * Returns the path to open after a sign-in: one of this origin, or the home page.
 * An address that a browser resolves to another origin counts as absent.
 */
export function getReturnPath(requested: string | null, origin: string): string {
  const address = requested?.startsWith('/') ? parseAddress(requested, origin) : undefined
  if (!address || 'url' in address) return '/'
  const { pathname, search } = new URL(address.path, origin)
  return neverReturnedTo.includes(pathname) ? '/' : pathname + search
}
