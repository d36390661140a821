import { parseAddress } from '../runtime/parse-address'

const resolveHref = (text: string, origin: string) => {
  const read = parseAddress(text, origin)
  if (!read) return undefined
  return 'path' in read ? read.path : read.url.href
}

/** Returns the URL if it is safe to link to: http or https, without credentials. */
export const toSafeUrl = (text: string) => resolveHref(text, 'about:blank')

/** Returns the URL if it is safe to link to or a path of this site; never another protocol or `//host`. */
export const toSafeSource = (text: string) => toSafeUrl(text) ?? resolveHref(text, 'https://this.invalid')
