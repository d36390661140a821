import { definePlugin } from '@jwsk/kit'

/** Places to rent. */
export const rent = definePlugin({
  id: 'rent',
  resources: {
    '/biz/rentPlace': () => import('./resources/rent-place'),
  },
  permissions: ['rent_place_enable'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
