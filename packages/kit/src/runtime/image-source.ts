import { useRuntime } from './kit-provider'
import { parseAddress } from './parse-address'

/** Resolved image URL: loaded, shown as a link to its host, or as plain text. */
export interface ImageSource {
  readonly src?: string
  /** Link to another site: loading the image would disclose to it who reads, and when. */
  readonly link?: string
  readonly host?: string
}

/** Resolves any image URL in data: loaded only from this site or an origin that the deployment allows. */
export function resolveImageSource(text: string, origins: readonly string[] = []): ImageSource {
  const address = text === '' ? undefined : parseAddress(text, location.origin)
  if (!address) return {}
  if ('path' in address) return { src: address.path }
  const { href, origin, host } = address.url
  return origins.includes(origin) ? { src: href } : { link: href, host }
}

/** Resolves an image URL with the deployment's allowed origins. */
export const useImageSource = (text: string): ImageSource => resolveImageSource(text, useRuntime().site?.imageOrigins)
