import { code, defineResource, dict, type Field, icon, number, text, textarea, translatedText, tree } from '@jwsk/kit'
import { menu } from '@jwsk/sdk/system'

/** Where a button is shown; entries of the menu have 0, which is nowhere. */
function buttonAction(): Field<number> {
  const kind = dict('button_func')
  return { ...kind, isEmpty: (value) => value === '0' || kind.isEmpty(value) }
}

const base = {
  api: { ...menu, list: menu.lazyList },
  fields: {
    name: translatedText(),
    code: code(),
    alias: text(),
    category: dict('menu_category'),
    parentId: tree({ operation: menu.tree, emptyValue: '0' }),
    path: text(),
    source: icon(),
    sort: number({ min: 0 }),
    action: buttonAction(),
    isOpen: dict('yes_no'),
    component: text(),
    remark: textarea(),
  },
  columns: ['name', 'source', 'code', 'alias', 'category', 'path', 'sort', 'isOpen'],
  search: ['name', 'code', 'alias'],
  form: {
    basic: ['name', 'code', 'alias', 'category', 'parentId', 'sort'],
    page: ['path', 'source', 'action', 'isOpen', 'component', 'remark'],
  },
  visibleWhen: { action: ({ category }: { readonly category?: number }) => category === 2 },
  tree: { parent: 'parentId', load: 'lazy' },
} as const

export const menus = defineResource({ ...base, permission: 'menu' })
export const frontMenus = defineResource({ ...base, permission: 'menufront' })
