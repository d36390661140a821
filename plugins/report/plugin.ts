import { definePlugin } from '@jwsk/kit'

/** Reports stored by the platform. */
export const report = definePlugin({
  id: 'report',
  resources: { '/report/reportlist': () => import('./resources/report') },
  permissions: ['report_design'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
