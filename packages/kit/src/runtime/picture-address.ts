import { useRuntime } from './kit-provider'
import { readAddress } from './read-address'

/** What becomes of the address of a picture: asked for, shown as a link to its host, or as text alone. */
export interface PictureAddress {
  readonly source?: string
  /** Of a stranger: to ask for it tells them who reads, and when. */
  readonly link?: string
  readonly host?: string
}

/** The one decision about every picture that data brought: of this site, or of an origin that the deployment allows. */
export function pictureAddress(text: string, origins: readonly string[] = []): PictureAddress {
  const address = text === '' ? undefined : readAddress(text, location.origin)
  if (!address) return {}
  if ('path' in address) return { source: address.path }
  const { href, origin, host } = address.url
  return origins.includes(origin) ? { source: href } : { link: href, host }
}

/** The same by the deployment's own list. */
export const usePictureAddress = (text: string): PictureAddress => pictureAddress(text, useRuntime().site?.pictureOrigins)
