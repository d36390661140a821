import { parseAddress } from '@jwsk/kit'

/** What may be done with an address that data brought. */
export type LinkCheck =
  /** a path of this console */
  | { readonly kind: 'inside'; readonly path: string }
  /** a site that the deployment or the menu knows */
  | { readonly kind: 'known'; readonly url: string }
  /** any other site: the person decides, reading its name */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  /** a script, another protocol, a name in front of the host that could pass for one */
  | { readonly kind: 'refused' }

export interface LinkRules {
  /** This console's own. */
  readonly origin: string
  readonly trustedOrigins: ReadonlySet<string>
}

/** The one decision about every address that does not come from this program's own text. */
export function checkLink(text: string, { origin, trustedOrigins }: LinkRules): LinkCheck {
  const address = parseAddress(text, origin)
  if (address === undefined) return { kind: 'refused' }
  if ('path' in address) return { kind: 'inside', path: address.path }
  const { href: url, host } = address.url
  return trustedOrigins.has(address.url.origin) ? { kind: 'known', url } : { kind: 'foreign', url, host }
}
