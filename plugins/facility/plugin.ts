import { definePlugin } from '@jwsk/kit'

/** Facilities and their repairs. */
export const facility = definePlugin({
  id: 'facility',
  resources: {
    '/dp/facility': () => import('./resources/facility'),
  },
  permissions: ['facility_repair', 'facility_enable', 'facility_qrcode', 'facility_import'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
