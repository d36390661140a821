import { definePlugin } from '@jwsk/kit'

/** Reports that the platform keeps. */
export const report = definePlugin({
  id: 'report',
  resources: { '/report/reportlist': () => import('./resources/report') },
  permissions: ['report_design'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
