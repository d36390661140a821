import { useRuntime } from './kit-provider'
import { parseAddress } from './parse-address'

/** What becomes of the address of a picture: asked for, shown as a link to its host, or as text alone. */
export interface ImageSource {
  readonly src?: string
  /** Of a stranger: to ask for it tells them who reads, and when. */
  readonly link?: string
  readonly host?: string
}

/** The one decision about every picture that data brought: of this site, or of an origin that the deployment allows. */
export function resolveImageSource(text: string, origins: readonly string[] = []): ImageSource {
  const address = text === '' ? undefined : parseAddress(text, location.origin)
  if (!address) return {}
  if ('path' in address) return { src: address.path }
  const { href, origin, host } = address.url
  return origins.includes(origin) ? { src: href } : { link: href, host }
}

/** The same by the deployment's own list. */
export const useImageSource = (text: string): ImageSource => resolveImageSource(text, useRuntime().site?.imageOrigins)
