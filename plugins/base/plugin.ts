import { definePlugin } from '@jwsk/kit'

/** Administrative divisions. */
export const base = definePlugin({
  id: 'base',
  resources: {
    '/base/region': () => import('./resources/region'),
  },
  permissions: ['region_crawl', 'region_import', 'region_export'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
