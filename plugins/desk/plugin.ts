import { definePlugin, defineView } from '@jwsk/kit'

/** Notices, and the dashboards of the whole operation and of one merchant. */
export const desk = definePlugin({
  id: 'desk',
  resources: {
    '/desk/notice': () => import('./resources/notice'),
  },
  views: {
    '/portalOne/index': defineView(() => import('./views/portal')),
    '/merchant/index': defineView(() => import('./views/merchant')),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
