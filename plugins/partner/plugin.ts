import { definePlugin, defineView } from '@jwsk/kit'

/** Third parties that call the platform. */
export const partner = definePlugin({
  id: 'partner',
  views: { '/biz/thirdClient': defineView(() => import('./views/third-clients')) },
  permissions: [
    'third_client_add',
    'third_client_edit',
    'third_client_view',
    'third_client_delete',
    'third_client_enable',
    'third_client_reset',
  ],
  nestedResources: {
    '/biz/thirdClient': [() => import('./resources/third-client')],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
