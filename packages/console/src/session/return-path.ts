import { parseAddress } from '@jwsk/kit'

const neverReturnedTo = ['/login', '/lock']

/**
 * Where to go after a sign-in: a path of this very page, or home.
 * Anything that a browser would read as another origin counts as absent.
 */
export function getReturnPath(wanted: string | null, origin: string): string {
  const address = wanted?.startsWith('/') ? parseAddress(wanted, origin) : undefined
  if (!address || 'url' in address) return '/'
  const { pathname, search } = new URL(address.path, origin)
  return neverReturnedTo.includes(pathname) ? '/' : pathname + search
}
