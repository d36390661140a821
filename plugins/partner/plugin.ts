import { definePlugin } from '@jwsk/kit'

/** Third parties that call the platform. */
export const partner = definePlugin({
  id: 'partner',
  resources: {
    '/biz/thirdClient': () => import('./resources/third-client'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
