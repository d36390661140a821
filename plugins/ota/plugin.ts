import { definePlugin } from '@jwsk/kit'

/** Online travel agencies and the tickets sold on them. */
export const ota = definePlugin({
  id: 'ota',
  resources: {
    '/dp/otaPlatform': () => import('./resources/ota-platform'),
    '/dp/otaPlatformTicket': () => import('./resources/ota-platform-ticket'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
