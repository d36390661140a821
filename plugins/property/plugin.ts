import { definePlugin } from '@jwsk/kit'

/** Property management: modules of the front page, and notices to merchants. */
export const property = definePlugin({
  id: 'property',
  resources: {
    '/biz/propertyModule': () => import('./resources/property-module'),
    '/biz/propertyNotice': () => import('./resources/property-notice'),
  },
  permissions: ['property_module_sort', 'property_notice_publish', 'property_notice_revoke', 'property_notice_send'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
