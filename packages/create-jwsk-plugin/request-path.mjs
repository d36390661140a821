// encoded separators and zero bytes, which file systems read differently from URLs, and percent signs that encode nothing
const ambiguous = /\\|%(?:2f|5c|00)|%(?![\da-f]{2})/i

const origin = 'http://localhost'

/**
 * Parses the target of a request to a small server; `undefined` unless it is a path on this server. `//host/x` and
 * `http://host/x` name another host, to which a proxy would connect.
 *
 * @param {string | undefined} target
 * @returns {URL | undefined}
 */
export function parseRequestPath(target = '') {
  const [path = ''] = target.split('?', 1)
  if (!/^\/(?!\/)/.test(path) || ambiguous.test(path)) return undefined
  // absent for what the parser turns into another host, or into none, e.g. after it has dropped a tab
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined
  return url?.origin === origin && !url.pathname.startsWith('//') ? url : undefined
}
