import { definePlugin } from '@jwsk/kit'

/** Logs of the services: calls, errors and messages; read-only. */
export const log = definePlugin({
  id: 'log',
  resources: {
    '/monitor/log/usual': () => import('./resources/usual-log'),
    '/monitor/log/api': () => import('./resources/api-log'),
    '/monitor/log/error': () => import('./resources/error-log'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
