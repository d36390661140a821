import createPurifier, { type Config } from 'dompurify'
import { resolveImageSource } from '../../runtime/image-source'
import { parseAddress } from '../../runtime/parse-address'
import { neutralizeInlineAttributes } from './neutralize-inline'

const tags =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup code pre blockquote ul ol li a img table thead tbody tr th td figure figcaption'
const attributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start']
// protocols that run nothing; paths are checked after the parser resolved them
const allowedSchemes = /^(?:https?:\/\/|mailto:|tel:|\/)/i

/** Whether a link is allowed: an e-mail address, a telephone number, or a web URL. */
const isAllowedTarget = (target: string) => /^(?:mailto|tel):/i.test(target) || parseAddress(target, location.origin) !== undefined

interface PolicyMaker {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<Config['TRUSTED_TYPES_POLICY']> }
}
const { trustedTypes } = window as PolicyMaker // missing in the compiler's own types

/** Allows the sanitizer, and nothing else, to parse untrusted HTML in an inert document. */
const trustedHtmlPolicy = trustedTypes?.createPolicy('jwsk', {
  createHTML: (html: string) => html,
  createScriptURL: () => {
    throw new TypeError('no script is named here')
  },
})

function getPurifier(origins: readonly string[]) {
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      if (!isAllowedTarget(node.getAttribute('href') ?? '')) return node.removeAttribute('href')
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    if (node.tagName !== 'IMG') return
    // the alternative text of the image stays
    if (resolveImageSource(node.getAttribute('src') ?? '', origins).src === undefined) node.removeAttribute('src')
    node.setAttribute('referrerpolicy', 'no-referrer')
    node.setAttribute('loading', 'lazy')
  })
  return purifier
}

const purifiers = new Map<string, ReturnType<typeof getPurifier>>()

function sanitize(html: string, origins: readonly string[]): DocumentFragment {
  const key = origins.join(' ')
  const purifier = purifiers.get(key) ?? getPurifier(origins)
  purifiers.set(key, purifier)
  return purifier.sanitize(neutralizeInlineAttributes(html), {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: allowedSchemes,
    // numbers are no URLs
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedHtmlPolicy,
  })
}

/** Sanitizes untrusted HTML into a fragment: text, lists, tables, safe links, and images from `origins`. */
export const sanitizeFragment = sanitize

/** Sanitizes untrusted HTML into text, for an editor. */
export function sanitizeHtml(html: string, origins: readonly string[]): string {
  const holder = document.createElement('div')
  holder.append(sanitize(html, origins))
  return holder.innerHTML
}
