import type { PluginDeclaration, View } from '@jwsk/kit'

// loads the kit when a screen opens, not with this file
const screen = (load: View['load']): View => ({ load, layout: 'page', isPublic: false })

/** Gallery of the kit: every component and field kind with its code. */
export default {
  id: 'gallery',
  views: {
    '/gallery/fields': screen(() => import('./screens/fields')),
    '/gallery/lists': screen(() => import('./screens/lists')),
    '/gallery/forms': screen(() => import('./screens/forms')),
    '/gallery/records': screen(() => import('./screens/records')),
    '/gallery/charts': screen(() => import('./screens/charts')),
    '/gallery/walls': screen(() => import('./screens/wallboards')),
    '/gallery/dialogs': screen(() => import('./screens/dialogs')),
    '/gallery/permissions': screen(() => import('./screens/permissions')),
    '/gallery/errors': screen(() => import('./screens/errors')),
  },
  menuItems: [
    { path: '/gallery/fields', title: { 'zh-cn': '示例：字段', en: 'Gallery: fields' } },
    { path: '/gallery/lists', title: { 'zh-cn': '示例：列表', en: 'Gallery: lists' } },
    { path: '/gallery/forms', title: { 'zh-cn': '示例：表单', en: 'Gallery: forms' } },
    { path: '/gallery/records', title: { 'zh-cn': '示例：记录', en: 'Gallery: records' } },
    { path: '/gallery/charts', title: { 'zh-cn': '示例：图表', en: 'Gallery: charts' } },
    { path: '/gallery/walls', title: { 'zh-cn': '示例：大屏', en: 'Gallery: walls' } },
    { path: '/gallery/dialogs', title: { 'zh-cn': '示例：对话框', en: 'Gallery: dialogs' } },
    { path: '/gallery/permissions', title: { 'zh-cn': '示例：权限', en: 'Gallery: permissions' } },
    { path: '/gallery/errors', title: { 'zh-cn': '示例：出错', en: 'Gallery: errors' } },
  ],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
} satisfies PluginDeclaration
