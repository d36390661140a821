import createPurifier, { type Config } from 'dompurify'
import { resolveImageSource } from '../../runtime/image-source'
import { parseAddress } from '../../runtime/parse-address'
import { neutralizeInlineAttributes } from './neutralize-inline'

const tags =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup code pre blockquote ul ol li a img table thead tbody tr th td figure figcaption'
const attributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start']
// protocols that run nothing; what a path leads to is judged by what the parser makes of it
const allowedSchemes = /^(?:https?:\/\/|mailto:|tel:|\/)/i

/** Whether a link may be followed: to a mailbox, a telephone, or an address of the web. */
const isAllowedTarget = (target: string) => /^(?:mailto|tel):/i.test(target) || parseAddress(target, location.origin) !== undefined

interface PolicyMaker {
  readonly trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<Config['TRUSTED_TYPES_POLICY']> }
}
const { trustedTypes } = window as PolicyMaker // the compiler's own types do not know it yet

/** what is to be cleaned may be parsed: by the purifier alone, in a document that runs nothing */
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
    // the text that stands for the picture stays
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
    // numbers are no addresses
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedHtmlPolicy,
  })
}

/** What of foreign HTML may stand in the page: text, lists, tables, safe links and pictures of `origins`. */
export const sanitizeFragment = sanitize

/** The same as text, for an editor. */
export function sanitizeHtml(html: string, origins: readonly string[]): string {
  const holder = document.createElement('div')
  holder.append(sanitize(html, origins))
  return holder.innerHTML
}
