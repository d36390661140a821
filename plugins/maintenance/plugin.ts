import { definePlugin } from '@jwsk/kit'

/** Servers, apps and their deployments. */
export const maintenance = definePlugin({
  id: 'maintenance',
  resources: {
    '/maintenance/server': () => import('./resources/server'),
    '/maintenance/deploy': () => import('./resources/deploy'),
    '/maintenance/app': () => import('./resources/app'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
