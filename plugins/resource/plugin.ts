import { definePlugin } from '@jwsk/kit'

/** Attachments, object storage and SMS. */
export const resource = definePlugin({
  id: 'resource',
  resources: {
    '/resource/attach': () => import('./resources/attach'),
    '/resource/oss': () => import('./resources/oss'),
    '/resource/sms': () => import('./resources/sms'),
    '/resource/smsTemplate': () => import('./resources/sms-template'),
    '/resource/smsLog': () => import('./resources/sms-log'),
  },
  permissions: ['attach_upload', 'attach_download'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
