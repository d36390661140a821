import { definePlugin, defineView } from '@jwsk/kit'

/** Places to rent. */
export const rent = definePlugin({
  id: 'rent',
  views: { '/biz/rentPlace': defineView(() => import('./views/places')) },
  permissions: ['rent_place_enable'],
  nestedResources: {
    '/biz/rentPlace': [() => import('./resources/rent-place')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
