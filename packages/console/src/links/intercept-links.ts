import { checkLink, type LinkRules } from './check-link'
import { openWindow, getWarningPath } from './safe-navigate'

const checkedElements = new WeakSet<Element>()

/** A link that the page of the warning itself offers. */
export function allowElement(link: Element | null): void {
  if (link) checkedElements.add(link)
}

/** Where a click on a link of data, e.g. in rich text or a field, may lead instead of where it says; nothing where it may go on. */
export function getInterceptedHref(href: string, rules: LinkRules): string | undefined {
  const verdict = checkLink(href, rules)
  if (verdict.kind === 'foreign') return getWarningPath(verdict.url)
  return verdict.kind === 'refused' ? '' : undefined
}

const passedSchemes = /^(?:blob|mailto|tel):/i

/** Takes every click on a link that leads to a foreign site past the warning, whoever rendered it; returns how to stop. */
export function interceptLinks(rules: () => LinkRules): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || checkedElements.has(link) || passedSchemes.test(link.href)) return
    // as the browser reads it, so that nothing is left to interpretation
    const detour = getInterceptedHref(link.href, rules())
    if (detour === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (detour !== '') openWindow(detour)
  }
  document.addEventListener('click', click, true)
  document.addEventListener('auxclick', click, true)
  return () => {
    document.removeEventListener('click', click, true)
    document.removeEventListener('auxclick', click, true)
  }
}
