import { defineResource, text, textarea, toggle, translatedText } from '@jwsk/kit'
import { tables } from '@jwsk/sdk/develop'

const flagField = () => toggle({ on: 1, off: 0 })

const tablesResource = defineResource({
  api: tables,
  permission: 'tables',
  fields: {
    tableName: text(),
    tableComment: translatedText(),
    tableKey: text(),
    serviceName: text(),
    apiPrefix: text(),
    treeFlag: flagField(),
    pageFlag: flagField(),
    status: toggle({ on: 1, off: 0, words: 'enabled' }),
    remark: textarea(),
  },
  columns: ['tableName', 'status', 'tableComment', 'tableKey', 'treeFlag', 'pageFlag', 'remark'],
  search: ['tableName', 'status', 'tableComment'],
  sortable: ['tableName'],
  row: (action) => [
    action.navigate('columns', {
      permission: 'columns_view',
      to: ({ tableName }) => `/develop/columnsForTable?tableName=${encodeURIComponent(tableName)}`,
    }),
  ],
  toolbar: (action) => [
    action.view('import', { permission: 'tables_import', size: 'medium', view: () => import('../views/import-tables') }),
  ],
})

export default tablesResource
