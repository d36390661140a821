/** characters that a browser drops, or that users read differently */
const deceptiveCharacters = /[\p{Cc}\p{Bidi_Control}\\]/u

/** Target of a URL: a path of this origin, or a web page. */
export type ParsedAddress = { readonly path: string } | { readonly url: URL }

/**
 * Parses a URL from data as browsers do; `undefined` if it is neither a path of `origin` nor a web page: another
 * protocol, credentials, or `//host` in any notation.
 */
export function parseAddress(text: string, origin: string): ParsedAddress | undefined {
  const address = text.trim()
  const isPath = address.startsWith('/')
  if (deceptiveCharacters.test(address) || (!isPath && !/^https?:\/\//i.test(address)) || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (!/^https?:$/.test(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '') return undefined
  if (url.origin !== origin) return isPath ? undefined : { url }
  // `/.//host` is a path now, but a host when parsed again
  return url.pathname.startsWith('//') ? undefined : { path: url.pathname + url.search + url.hash }
}
