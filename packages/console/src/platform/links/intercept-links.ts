import { checkLink, type LinkRules } from './check-link'
import { getWarningPath, openWindow } from './safe-navigate'

const checkedElements = new WeakSet<Element>()

/** Exempts a link of the warning page from interception. */
export function allowElement(link: Element | null): void {
  if (link) checkedElements.add(link)
}

/** Returns the URL to open instead of a link from data: the warning page, `''` to block it, `undefined` to follow it. */
export function getInterceptedHref(href: string, rules: LinkRules): string | undefined {
  const check = checkLink(href, rules)
  if (check.kind === 'foreign') return getWarningPath(check.url)
  return check.kind === 'refused' ? '' : undefined
}

const passedSchemes = /^(?:blob|mailto|tel):/i

/** Redirects clicks on links to foreign sites to the warning page, whichever component rendered them; returns the function that stops this. */
export function interceptLinks(rules: () => LinkRules): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || checkedElements.has(link) || passedSchemes.test(link.href)) return
    // the resolved `href`, so that the check sees what the browser would open
    const replacement = getInterceptedHref(link.href, rules())
    if (replacement === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (replacement !== '') openWindow(replacement)
  }
  document.addEventListener('click', click, true)
  document.addEventListener('auxclick', click, true)
  return () => {
    document.removeEventListener('click', click, true)
    document.removeEventListener('auxclick', click, true)
  }
}
