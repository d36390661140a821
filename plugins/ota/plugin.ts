import { definePlugin } from '@jwsk/kit'

/** Online travel agencies and the tickets sold on them. */
export const ota = definePlugin({
  id: 'ota',
  resources: {
    '/dp/otaPlatform': () => import('./resources/ota-platform'),
    '/dp/otaPlatformTicket': () => import('./resources/ota-platform-ticket'),
  },
  permissions: [
    'ota_platform_enable',
    'ota_platform_test',
    'ota_platform_ticket_enable',
    'ota_platform_ticket_price',
    'ota_platform_ticket_sync',
  ],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
