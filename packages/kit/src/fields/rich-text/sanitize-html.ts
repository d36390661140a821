import createPurifier, { type Config } from 'dompurify'
import { resolveImageSource } from '../../runtime/image-source'
import { parseAddress } from '../../runtime/parse-address'
import { allowedElements } from './allowed-elements'
import { withheldSource } from './inert-document'
import { neutralizeInlineAttributes } from './neutralize-inline'

// protocols that run nothing; paths are checked after the parser resolved them
const allowedSchemes = /^(?:https?:\/\/|mailto:|tel:|\/)/i

/** Whether a link is allowed: an e-mail address, a telephone number, a web URL, or a path of this site. */
export const isAllowedTarget = (target: string) => /^(?:mailto|tel):/i.test(target) || parseAddress(target, location.origin) !== undefined

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

/** What HTML is sanitized for: a record, the editor's document, or what a user pastes into it. */
type Purpose = 'show' | 'edit' | 'paste'

/** Attribute with the styles of a pasted element, under a name that no browser applies. */
export const pastedStyle = 'data-style'

/** Attributes that mark lists and headings of a paste, which are read and removed. */
const pastedAttributes = ['class', pastedStyle]

const attributes = [...new Set([...allowedElements.values()].flat())]
// set again for each link and image
const ownAttributes = new Set(['target', 'rel', 'referrerpolicy', 'loading'])
const imageData = /^data:image\/(?:png|jpeg|gif|webp);base64,/i

function purifyLink(link: Element) {
  if (!isAllowedTarget(link.getAttribute('href') ?? '')) return link.removeAttribute('href')
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

function purifyImage(image: Element, origins: readonly string[], purpose: Purpose) {
  const source = image.getAttribute('src') ?? ''
  const resolved = resolveImageSource(source, origins)
  // the alternative text of the image stays
  if (resolved.src === undefined) image.removeAttribute('src')
  // an image that is not loaded here is still part of the text; one that is pasted may be uploaded
  if ((purpose === 'edit' && resolved.link !== undefined) || (purpose === 'paste' && imageData.test(source)))
    image.setAttribute(withheldSource, source)
  image.setAttribute('referrerpolicy', 'no-referrer')
  image.setAttribute('loading', 'lazy')
}

function createSanitizer(origins: readonly string[], purpose: Purpose) {
  const purifier = createPurifier(window)
  const removed = new Set<string>()
  const tags = [...allowedElements.keys(), ...(purpose === 'paste' ? ['span'] : [])]
  purifier.addHook('uponSanitizeElement', (_node, { tagName, allowedTags }) => {
    if (!Object.hasOwn(allowedTags, tagName) && /^[a-z]/.test(tagName) && tagName !== 'body')
      removed.add(tagName === 'noframes' ? 'style' : tagName)
  })
  purifier.addHook('uponSanitizeAttribute', (node, event) => {
    const { attrName } = event
    const isAllowed = allowedElements.get(node.localName)?.includes(attrName) === true
    const isPasted = purpose === 'paste' && pastedAttributes.includes(attrName)
    event.keepAttr = isAllowed || isPasted
    if (!isAllowed && !ownAttributes.has(attrName)) removed.add(attrName.replace(/^data-(?=style$|on)/, ''))
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName === 'a') purifyLink(node)
    if (node.localName === 'img') purifyImage(node, origins, purpose)
  })
  return (html: string) => {
    removed.clear()
    const fragment = purifier.sanitize(neutralizeInlineAttributes(html), {
      ALLOWED_TAGS: tags,
      ALLOWED_ATTR: purpose === 'paste' ? [...attributes, ...pastedAttributes] : attributes,
      ALLOWED_URI_REGEXP: allowedSchemes,
      // numbers are no URLs
      ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start', 'width', 'height', ...pastedAttributes],
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
      TRUSTED_TYPES_POLICY: trustedHtmlPolicy,
    })
    return { fragment, removed: [...removed].toSorted() }
  }
}

const sanitizers = new Map<string, ReturnType<typeof createSanitizer>>()

function sanitize(html: string, origins: readonly string[], purpose: Purpose) {
  const key = [purpose, ...origins].join(' ')
  const sanitizer = sanitizers.get(key) ?? createSanitizer(origins, purpose)
  sanitizers.set(key, sanitizer)
  return sanitizer(html)
}

/** Sanitizes untrusted HTML into a fragment: text, lists, tables, safe links, and images from `origins`. */
export const sanitizeFragment = (html: string, origins: readonly string[]): DocumentFragment => sanitize(html, origins, 'show').fragment

/** Sanitizes untrusted HTML for the editor, with the names of the elements and attributes that it removed. */
export const sanitizeForEditor = (html: string, origins: readonly string[]) => sanitize(html, origins, 'edit')

/** Sanitizes pasted HTML; the marks of lists, headings and images are still in its attributes. */
export const sanitizePasted = (html: string, origins: readonly string[]): DocumentFragment => sanitize(html, origins, 'paste').fragment
