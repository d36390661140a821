import { parseAddress } from '@jwsk/kit/shell'

/** Result of checking a URL that comes from data. */
export type LinkCheck =
  /** a path of this console */
  | { readonly kind: 'inside'; readonly path: string }
  /** a site that the deployment or the menu trusts */
  | { readonly kind: 'known'; readonly url: string }
  /** any other site: the user decides after seeing its host */
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  /** a script, another protocol, or credentials that could pass for a host */
  | { readonly kind: 'refused' }

export interface LinkRules {
  /** Origin of this console. */
  readonly origin: string
  readonly trustedOrigins: ReadonlySet<string>
}

/** Checks a URL that does not come from the source code; the only place that decides about such URLs. */
export function checkLink(text: string, { origin, trustedOrigins }: LinkRules): LinkCheck {
  const address = parseAddress(text, origin)
  if (address === undefined) return { kind: 'refused' }
  if ('path' in address) return { kind: 'inside', path: address.path }
  const { href: url, host } = address.url
  return trustedOrigins.has(address.url.origin) ? { kind: 'known', url } : { kind: 'foreign', url, host }
}
