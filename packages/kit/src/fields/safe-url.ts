import { parseAddress } from '../runtime/parse-address'

const resolveHref = (text: string, origin: string) => {
  const read = parseAddress(text, origin)
  if (!read) return undefined
  return 'path' in read ? read.path : read.url.href
}

/** The address when a page may link to it: http or https, without a name and password in it. */
export const toSafeUrl = (text: string) => resolveHref(text, 'about:blank')

/** Also a path of this site; never another protocol, and never what a browser would read as `//host`. */
export const toSafeSource = (text: string) => toSafeUrl(text) ?? resolveHref(text, 'https://this.invalid')
