import createPurifier from 'dompurify'

const tags =
  'p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del sub sup code pre blockquote ul ol li a img table thead tbody tr th td figure figcaption'
const attributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start']
// a path of this site, or a protocol that runs nothing
const addresses = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** Whether a picture may be asked for: a picture of a stranger tells them who reads, and when. */
function mayShow(source: string, origins: readonly string[]): boolean {
  if (!URL.canParse(source, location.origin)) return false
  const { origin, protocol } = new URL(source, location.origin)
  return (protocol === 'https:' || protocol === 'http:') && (origin === location.origin || origins.includes(origin))
}

function purifierFor(origins: readonly string[]) {
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    if (node.tagName !== 'IMG') return
    // the text that stands for the picture stays
    if (!mayShow(node.getAttribute('src') ?? '', origins)) node.removeAttribute('src')
    node.setAttribute('referrerpolicy', 'no-referrer')
    node.setAttribute('loading', 'lazy')
  })
  return purifier
}

const known = new Map<string, ReturnType<typeof purifierFor>>()

function clean(html: string, origins: readonly string[]): DocumentFragment {
  const key = origins.join(' ')
  const purifier = known.get(key) ?? purifierFor(origins)
  known.set(key, purifier)
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: addresses,
    // numbers are no addresses
    ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'start'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** What of foreign HTML may stand in the page: text, lists, tables, safe links and pictures of `origins`. */
export const cleanFragment = clean

/** The same as text, for an editor. */
export function cleanHtml(html: string, origins: readonly string[]): string {
  const holder = document.createElement('div')
  holder.append(clean(html, origins))
  return holder.innerHTML
}
