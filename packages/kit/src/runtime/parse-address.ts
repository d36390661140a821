/** characters that a browser drops, or that a person reads differently */
const deceptiveCharacters = /[\p{Cc}\p{Bidi_Control}\\]/u

/** Where an address leads: to a path of this very origin, or to a page of the web. */
export type ParsedAddress = { readonly path: string } | { readonly url: URL }

/**
 * What an address from data means, as the browser's own parser reads it; undefined for whatever is neither a path
 * of `origin` nor a page of the web: another protocol, a name and password, `//host` in any spelling.
 */
export function parseAddress(text: string, origin: string): ParsedAddress | undefined {
  const address = text.trim()
  const isPath = address.startsWith('/')
  if (deceptiveCharacters.test(address) || (!isPath && !/^https?:\/\//i.test(address)) || !URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  if (!/^https?:$/.test(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '') return undefined
  if (url.origin !== origin) return isPath ? undefined : { url }
  // `/.//host` is a path until it is read once more, and a host from then on
  return url.pathname.startsWith('//') ? undefined : { path: url.pathname + url.search + url.hash }
}
