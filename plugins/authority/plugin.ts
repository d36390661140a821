import { definePlugin, defineView } from '@jwsk/kit'

/** Access control: permissions of roles, data scopes, API scopes, and API keys of services. */
export const authority = definePlugin({
  id: 'authority',
  resources: { '/authority/role': () => import('./resources/role'), '/authority/apikey': () => import('./resources/api-key') },
  views: {
    '/authority/datascope': defineView(() => import('./views/data-scope')),
    '/authority/apiscope': defineView(() => import('./views/api-scope')),
  },
  permissions: ['role_setting', 'data_scope_setting', 'api_scope_setting', 'api_key_add', 'api_key_enable'],
  nestedResources: {
    '/authority/datascope': [() => import('./resources/data-scope').then(({ dataScopes }) => ({ default: dataScopes }))],
    '/authority/apiscope': [() => import('./resources/api-scope').then(({ apiScopes }) => ({ default: apiScopes }))],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
