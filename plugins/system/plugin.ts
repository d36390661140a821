import { definePlugin } from '@jwsk/kit'

/** System management: tenants and what they may use. */
export const system = definePlugin({
  id: 'system',
  resources: {
    '/system/tenantpackage': () => import('./resources/tenant-package'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
