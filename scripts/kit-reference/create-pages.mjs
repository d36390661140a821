// creates the pages of the reference from what the kit exports
import zhCn from '../../packages/gallery/src/locales/zh-cn.ts'
import { actionsInChinese, keysInChinese } from './chinese.mjs'
import { findDeclarationExamples, listGalleryExamples } from './find-examples.mjs'
import { readKit } from './read-kit.mjs'
import { renderPage } from './render.mjs'

/** Pages by language, as files of the repository. */
export const pageFiles = { zh: 'docs/reference/kit-api.md', en: 'docs/en/reference/kit-api.md' }

const order = ['keys', 'kinds', 'actions', 'slots', 'components', 'hooks', 'functions', 'types']

/** Largest number of examples that an entry links to. */
const maxUses = 2

/** Returns the examples of the gallery that import a name. */
const findUses = (gallery, name) =>
  gallery.filter(({ group, text }) => group !== 'kinds' && new RegExp(`^import [^;]*?\\b${name}\\b[^;]*? from '@jwsk/kit'`, 'm').test(text))

/** Returns the groups of the page with the entries of each, in Chinese where there is a description. */
export function createGroups(kit = readKit()) {
  const gallery = listGalleryExamples()
  const examples = findDeclarationExamples()
  const kinds = new Map(gallery.filter(({ group }) => group === 'kinds').map((example) => [example.name, example]))
  const kindOrder = [...kinds.keys()]
  const complete = (entry) => {
    const example = entry.group === 'kinds' ? kinds.get(entry.name) : undefined
    if (entry.group === 'kinds') return { ...entry, zh: zhCn.notes[entry.name], example: example?.text, uses: example ? [example] : [] }
    return { ...entry, uses: findUses(gallery, entry.name).slice(0, maxUses) }
  }
  const exported = kit.exports.map(complete)
  const keyOrder = Object.keys(keysInChinese)
  const keys = [...kit.declarationKeys].sort((one, other) => keyOrder.indexOf(one.name) - keyOrder.indexOf(other.name))
  const byGroup = {
    keys: keys.map((row) => ({
      ...{ name: row.name, doc: row.doc, rows: [row], zh: keysInChinese[row.name], example: examples.get(row.name) },
    })),
    actions: kit.actions.map((entry) => ({ ...entry, zh: actionsInChinese[entry.name], example: examples.get(entry.name) })),
  }
  return order.map((name) => {
    const entries = byGroup[name] ?? exported.filter(({ group }) => group === name)
    if (name === 'kinds') entries.sort((one, other) => kindOrder.indexOf(one.name) - kindOrder.indexOf(other.name))
    return { name, entries }
  })
}

/** Renders a page; the Chinese one has Chinese descriptions where they exist. */
export const createPage = (groups, language) =>
  renderPage(
    groups.map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => (language === 'zh' && entry.zh ? { ...entry, doc: `${entry.zh}。` } : entry)),
    })),
    language,
  )
