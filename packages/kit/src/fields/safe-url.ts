import { readAddress } from '../runtime/read-address'

const hrefAt = (text: string, origin: string) => {
  const read = readAddress(text, origin)
  if (!read) return undefined
  return 'path' in read ? read.path : read.url.href
}

/** The address when a page may link to it: http or https, without a name and password in it. */
export const safeUrl = (text: string) => hrefAt(text, 'about:blank')

/** Also a path of this site; never another protocol, and never what a browser would read as `//host`. */
export const safeSource = (text: string) => safeUrl(text) ?? hrefAt(text, 'https://this.invalid')
