// lists the pages of the guide as files, with their blocks
import { readFileSync } from 'node:fs'
import { guide } from '../../docs/.vitepress/pages.mjs'
import { parseCodeBlocks } from './markdown-blocks.mjs'
import { resolveFromRoot } from './root.mjs'

/** Pages of the site in Chinese, by path in docs/, each with its English version in en/. */
export const docPages = ['index', ...guide.flatMap(({ pages: own }) => own.map(({ name }) => `guide/${name}`))].map((name) => {
  const [chinese, english] = [`docs/${name}.md`, `docs/en/${name}.md`].map((file) => ({
    file,
    text: readFileSync(resolveFromRoot(file), 'utf8'),
  }))
  return { name, chinese, english, blocks: parseCodeBlocks(chinese.text) }
})
