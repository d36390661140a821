// links are written as files of the repository, so that they hold on the forge too; here they become addresses of the site
import { posix } from 'node:path'
import { reference } from './pages.mjs'

const repository = 'https://github.com/jwsk/jwsk'

/** the file of the repository whose text a page shows: a README, a decision in the other language, or the page itself */
export function getSourceFile(page) {
  const shown = reference.find(({ name }) => page.replace(/^en\//, '') === `reference/${name}.md`)
  if (shown) return shown.source
  return posix.join('docs', page.replace(/^en\/decisions\//, 'decisions/'))
}

/** where a link of a page leads on the site; undefined where it may stay as it is */
export function resolveSiteLink(link, page) {
  if (/^(?:[a-z]+:|\/|#)/.test(link)) return undefined
  const [path, anchor = ''] = link.split(/(?=#)/)
  const file = posix.join(posix.dirname(getSourceFile(page)), path)
  const language = page.startsWith('en/') ? '/en' : ''
  const shown = reference.find(({ source }) => source === file)
  if (shown) return `${language}/reference/${shown.name}${anchor}`
  if (file.startsWith('docs/decisions/') && file.endsWith('.md')) return `${language}/decisions/${posix.basename(file, '.md')}${anchor}`
  if (file.startsWith('docs/') && file.endsWith('.md')) return `/${file.slice('docs/'.length, -'.md'.length)}${anchor}`
  return `${repository}/${posix.extname(file) ? 'blob' : 'tree'}/main/${file.replace(/\/$/, '')}${anchor}`
}

/** a rule for markdown-it that does so */
export function siteLinkRule(markdown) {
  markdown.core.ruler.push('site-links', ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) {
        if (token.type !== 'link_open') continue
        const link = token.attrGet('href')
        // the API reference is no page of the site: the router keeps off
        if (link.startsWith('/api/')) token.attrSet('target', '_self')
        const address = resolveSiteLink(link, env.relativePath)
        if (address !== undefined) token.attrSet('href', address)
      }
  })
}
