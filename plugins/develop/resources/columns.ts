import { code, defineResource, dict, json, number, text, toggle, translatedText } from '@jwsk/kit'
import { columns } from '@jwsk/sdk/develop'

const flagField = () => toggle({ on: 1, off: 0 })
const withEntries = new Set(['select', 'tree'])

const columnsResource = defineResource({
  api: { page: columns.page, detail: columns.detail, submit: columns.submit, remove: columns.remove },
  permission: 'columns',
  fields: {
    label: translatedText(),
    columnName: text(),
    tableName: text(),
    propertyName: text(),
    type: dict('column_type', { wire: 'text' }),
    dictCode: code(),
    searchFlag: flagField(),
    listFlag: flagField(),
    formFlag: flagField(),
    requiredFlag: flagField(),
    width: number({ min: 0 }),
    span: number({ min: 1 }),
    sort: number({ min: 0 }),
    defaultValue: text(),
    rules: json(),
  },
  columns: ['label', 'columnName', 'tableName', 'type', 'dictCode', 'searchFlag', 'listFlag', 'formFlag', 'requiredFlag', 'sort'],
  search: ['tableName', 'columnName'],
  form: {
    basic: ['tableName', 'columnName', 'propertyName', 'label', 'type', 'dictCode', 'defaultValue', 'rules'],
    place: ['listFlag', 'searchFlag', 'formFlag', 'requiredFlag', 'width', 'span', 'sort'],
  },
  visibleWhen: { dictCode: ({ type = '' }) => withEntries.has(type) },
  sortable: ['columnName'],
  sort: { sort: 'asc' },
  toolbar: (action) => [
    action.form('sync', { permission: 'columns_sync', api: columns.sync, fields: { tableName: text({ required: true }) } }),
  ],
})

export default columnsResource
