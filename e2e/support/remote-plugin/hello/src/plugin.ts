import type { PluginDeclaration } from '@jwsk/kit'

export default {
  id: 'hello',
  resources: { '/hello/packages': () => import('./packages') },
  views: { '/hello/overview': { load: () => import('./overview'), layout: 'page', isPublic: false } },
  menuItems: [
    { path: '/hello/overview', title: { 'zh-cn': '外来概览', en: 'Overview from outside' } },
    { path: '/hello/packages', title: { 'zh-cn': '外来套餐', en: 'Packages from outside' } },
    // the platform's menu has this path, and its entry takes precedence
    { path: '/system/post', title: { 'zh-cn': '岗位二', en: 'Posts, too' } },
  ],
  locales: { 'zh-cn': () => import('./zh-cn'), en: () => import('./en') },
} satisfies PluginDeclaration
