import { definePlugin } from '@jwsk/kit'

/** What members ordered. */
export const member = definePlugin({
  id: 'member',
  resources: {
    '/biz/userOrder': () => import('./resources/user-order'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
