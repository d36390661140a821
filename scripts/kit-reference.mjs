// npm run docs:kit: writes the reference of @jwsk/kit, docs/reference/kit-api.md and its English version, from the types of the kit
import { writeFileSync } from 'node:fs'
import { createGroups, createPage, pageFiles } from './kit-reference/create-pages.mjs'
import { printLine, resolveFromRoot } from './lib/root.mjs'

const groups = createGroups()
for (const [language, file] of Object.entries(pageFiles)) {
  writeFileSync(resolveFromRoot(file), createPage(groups, language))
  printLine(file)
}
