import { definePlugin, defineView } from '@jwsk/kit'

/** Development tools: tables and their fields, data sources, models, generated code. */
export const develop = definePlugin({
  id: 'develop',
  resources: {
    '/develop/tables': () => import('./resources/tables'),
    '/develop/columns': () => import('./resources/columns'),
    '/tool/code': () => import('./resources/code'),
    '/tool/codesetting': () => import('./resources/code-setting'),
    '/tool/datasource': () => import('./resources/datasource'),
    '/tool/model': () => import('./resources/model'),
  },
  views: {
    '/develop/columnsForTable': defineView(() => import('./views/columns-for-table'), {
      permission: 'columns_view',
      title: { 'zh-cn': '字段管理', en: 'Columns' },
    }),
  },
  permissions: ['tables_import', 'columns_sync', 'code_copy', 'code_gen', 'code_setting_enable'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
