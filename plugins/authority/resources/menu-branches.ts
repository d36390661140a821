import { code, defineResource, text, translatedText } from '@jwsk/kit'
import { menu } from '@jwsk/sdk/system'
import { NameWithCounts } from '../cells/name-with-counts'

/** Menus to select from, above the rules of the selected one. */
export const menuBranches = defineResource({
  api: { list: menu.lazyMenuList },
  fields: { name: translatedText(), code: code(), path: text() },
  columns: ['name', 'code', 'path'],
  cells: { name: NameWithCounts },
  search: ['name', 'code'],
  actions: { view: false },
  tree: { parent: 'parentId', load: 'lazy' },
})
