// links are written as file paths of the repository, so that they also work on GitHub; this converts them into URLs of the site
import { posix } from 'node:path'
import { reference } from './pages.mjs'

const repository = 'https://github.com/jwsk/jwsk'

/** Returns the repository file that a page shows: a README, a decision, or the page itself. */
export function getSourceFile(page) {
  const match = reference.find(({ name }) => page.replace(/^en\//, '') === `reference/${name}.md`)
  if (match) return match.source
  return posix.join('docs', page.replace(/^en\/decisions\//, 'decisions/'))
}

/** Returns the URL on the site of a link in a page; `undefined` if the link needs no change. */
export function resolveSiteLink(link, page) {
  if (/^(?:[a-z]+:|\/|#)/.test(link)) return undefined
  const [path, anchor = ''] = link.split(/(?=#)/)
  const file = posix.join(posix.dirname(getSourceFile(page)), path)
  const language = page.startsWith('en/') ? '/en' : ''
  const match = reference.find(({ source }) => source === file)
  if (match) return `${language}/reference/${match.name}${anchor}`
  if (file.startsWith('docs/decisions/') && file.endsWith('.md')) return `${language}/decisions/${posix.basename(file, '.md')}${anchor}`
  if (file.startsWith('docs/') && file.endsWith('.md')) return `/${file.slice('docs/'.length, -'.md'.length)}${anchor}`
  return `${repository}/${posix.extname(file) ? 'blob' : 'tree'}/main/${file.replace(/\/$/, '')}${anchor}`
}

/** Adds a markdown-it rule that resolves the links of a page. */
export function siteLinkRule(markdown) {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) {
        if (token.type !== 'link_open') continue
        const link = token.attrGet('href')
        // the API reference is not part of the site, so the router must ignore it
        if (link.startsWith('/api/')) token.attrSet('target', '_self')
        const address = resolveSiteLink(link, env.relativePath)
        if (address !== undefined) token.attrSet('href', address)
      }
  })
}
