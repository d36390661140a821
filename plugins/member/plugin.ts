import { definePlugin } from '@jwsk/kit'

/** What members ordered, and the cars that they come in. */
export const member = definePlugin({
  id: 'member',
  resources: {
    '/biz/userCarNumber': () => import('./resources/user-car-number'),
    '/biz/userOrder': () => import('./resources/user-order'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
