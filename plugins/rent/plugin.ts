import { definePlugin, view } from '@jwsk/kit'

/** Places to rent. */
export const rent = definePlugin({
  id: 'rent',
  views: { '/biz/rentPlace': view(() => import('./views/places')) },
  permissions: ['rent_place_enable'],
  parts: {
    '/biz/rentPlace': [() => import('./resources/rent-place')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
