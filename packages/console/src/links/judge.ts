import { safeUrl } from '@jwsk/kit'

/** What may be done with an address that data brought. */
export type Verdict =
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
  readonly known: ReadonlySet<string>
}

const refused: Verdict = { kind: 'refused' }

/** characters that a browser drops or reads differently from what a person sees */
const deceiving = /[\p{Cc}\p{Bidi_Control} \\]/u

/** The one decision about every address that does not come from this program's own text. */
export function judge(text: string, { origin, known }: LinkRules): Verdict {
  const address = text.trim()
  if (deceiving.test(address)) return refused
  if (/^\/(?!\/)/.test(address)) {
    const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
    return url?.origin === origin ? { kind: 'inside', path: url.pathname + url.search + url.hash } : refused
  }
  const safe = safeUrl(address)
  if (safe === undefined) return refused
  const url = new URL(safe)
  if (url.origin === origin) return { kind: 'inside', path: url.pathname + url.search + url.hash }
  return known.has(url.origin) ? { kind: 'known', url: safe } : { kind: 'foreign', url: safe, host: url.host }
}
