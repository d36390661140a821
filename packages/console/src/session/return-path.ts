const never = ['/login', '/lock']

/**
 * Where to go after a sign-in: a path of this very page, or home.
 * Anything that a browser would read as another origin counts as absent.
 */
export function returnPath(wanted: string | null, origin: string): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/'
  let url: URL
  try {
    url = new URL(wanted, origin)
  } catch {
    return '/'
  }
  if (url.origin !== origin || never.includes(url.pathname)) return '/'
  return url.pathname + url.search
}
