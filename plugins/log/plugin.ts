import { definePlugin } from '@jwsk/kit'

/** Logs of the services: calls, errors, messages, calls by API keys and audited changes; read-only. */
export const log = definePlugin({
  id: 'log',
  resources: {
    '/monitor/log/usual': () => import('./resources/usual-log'),
    '/monitor/log/api': () => import('./resources/api-log'),
    '/monitor/log/error': () => import('./resources/error-log'),
    '/monitor/log/apikey': () => import('./resources/api-key-log'),
    '/monitor/log/record': () => import('./resources/record-data'),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
