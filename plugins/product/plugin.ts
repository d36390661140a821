import { definePlugin } from '@jwsk/kit'

/** Product catalog and the words of its search. */
export const product = definePlugin({
  id: 'product',
  resources: {
    '/es/product': () => import('./resources/product'),
    '/es/addWords': () => import('./resources/add-words'),
  },
  permissions: ['product_enable', 'product_index', 'product_import', 'add_words_enable'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
