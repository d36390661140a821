import { definePlugin, defineView } from '@jwsk/kit'

/** Places to rent. */
export const rent = definePlugin({
  id: 'rent',
  views: { '/biz/rentPlace': defineView(() => import('./views/places')) },
  permissions: ['rent_place_enable', 'rent_place_pay'],
  nestedResources: {
    '/biz/rentPlace': [() => import('./resources/rent-place'), () => import('./resources/rent-payment')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
