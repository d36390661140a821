import { definePlugin } from '@jwsk/kit'

/** Facilities and their repairs. */
export const facility = definePlugin({
  id: 'facility',
  resources: {
    '/dp/facility': () => import('./resources/facility'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
