import { definePlugin, defineView } from '@jwsk/kit'

const users = () => import('./resources/user').then(({ createUsers }) => ({ default: createUsers('') }))

/** System management: tenants, users, menus, dictionaries and settings of the platform. */
export const system = definePlugin({
  id: 'system',
  resources: {
    '/system/dept': () => import('./resources/dept'),
    '/system/post': () => import('./resources/post'),
    '/system/tenant': () => import('./resources/tenant'),
    '/system/tenantpackage': () => import('./resources/tenant-package'),
    '/system/param': () => import('./resources/param'),
    '/system/client': () => import('./resources/oauth-client'),
    '/system/topmenu': () => import('./resources/top-menu'),
    '/system/onlineUser': () => import('./resources/online-user'),
    '/other/keyset': () => import('./resources/key-set'),
  },
  views: {
    '/system/user': defineView(() => import('./views/user')),
    '/system/dict': defineView(() => import('./views/dict')),
    '/system/dictbiz': defineView(() => import('./views/dict-biz')),
    '/system/menu': defineView(() => import('./views/menu')),
    '/system/menufront': defineView(() => import('./views/menu-front')),
    '/system/monitor': defineView(() => import('./views/monitor')),
  },
  recordSearch: { '/system/user': { filters: { account: 'account', phone: 'phone' }, load: users } },
  permissions: [
    'user_role',
    'user_reset',
    'user_unlock',
    'user_audit',
    'user_import',
    'topmenu_setting',
    'tenant_setting',
    'tenant_datasource',
    'tenant_package',
    'key_set_refresh',
    'online_user_kickout',
  ],
  nestedResources: {
    '/system/user': [users],
    '/system/menu': [() => import('./resources/menu').then(({ menus }) => ({ default: menus }))],
    '/system/menufront': [() => import('./resources/menu').then(({ frontMenus }) => ({ default: frontMenus }))],
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
