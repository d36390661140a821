import { definePlugin } from '@jwsk/kit'

/** Versions of the mobile app, its installs and visits. */
export const mobile = definePlugin({
  id: 'mobile',
  resources: {
    '/mobile/version': () => import('./resources/mobile-version'),
    '/mobile/install': () => import('./resources/mobile-install'),
    '/mobile/userInstall': () => import('./resources/user-install'),
    '/mobile/userVisitRecord': () => import('./resources/user-visit-record'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
