import { definePlugin } from '@jwsk/kit'

/** Scheduled jobs and the servers that run them. */
export const job = definePlugin({
  id: 'job',
  resources: {
    '/job/jobinfo': () => import('./resources/job-info'),
    '/job/jobserver': () => import('./resources/job-server'),
  },
  nestedResources: {
    '/job/jobinfo': [() => import('./resources/job-instance')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
