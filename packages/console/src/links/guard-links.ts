import { judgeLink, type LinkRules } from './judge'
import { openWindow, warningAddress } from './safe-navigate'

const judgedElements = new WeakSet<Element>()

/** A link that the page of the warning itself offers. */
export function allowLink(link: Element | null): void {
  if (link) judgedElements.add(link)
}

/** Where a click on a link of data, e.g. in rich text or a field, may lead instead of where it says; nothing where it may go on. */
export function detourOf(href: string, rules: LinkRules): string | undefined {
  const verdict = judgeLink(href, rules)
  if (verdict.kind === 'foreign') return warningAddress(verdict.url)
  return verdict.kind === 'refused' ? '' : undefined
}

const ownSchemes = /^(?:blob|mailto|tel):/i

/** Takes every click on a link that leads to a foreign site past the warning, whoever rendered it; returns how to stop. */
export function guardLinks(rules: () => LinkRules): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || judgedElements.has(link) || ownSchemes.test(link.href)) return
    // as the browser reads it, so that nothing is left to interpretation
    const detour = detourOf(link.href, rules())
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
