import { defineResource, dict, icon, number, text, textarea, translatedText, tree } from '@jwsk/kit'
import { menu } from '@jwsk/sdk/system'

const base = {
  api: { ...menu, list: menu.lazyList },
  fields: {
    name: translatedText(),
    code: text(),
    alias: text(),
    category: dict('menu_category', { tones: { 1: 'info', 2: 'success' } }),
    parentId: tree({ operation: menu.tree, emptyValue: '0' }),
    path: text(),
    source: icon(),
    sort: number({ min: 0 }),
    action: dict('button_func'),
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
  shown: { action: ({ category }: { readonly category?: number }) => category === 2 },
  tree: { parent: 'parentId', load: 'lazy' },
} as const

export const menus = defineResource({ ...base, permission: 'menu' })
export const frontMenus = defineResource({ ...base, permission: 'menufront' })
