import { code, defineResource, reference, text, textarea } from '@jwsk/kit'
import { datasource, model } from '@jwsk/sdk/develop'

const models = defineResource({
  api: model,
  permission: 'model',
  fields: {
    modelName: text(),
    modelCode: code(),
    modelTable: text(),
    modelClass: text(),
    datasourceId: reference({ page: datasource.page }, 'name', { nameField: 'datasourceName' }),
    modelRemark: textarea(),
  },
  columns: ['modelName', 'modelCode', 'modelTable', 'modelClass', 'datasourceId', 'modelRemark'],
  search: ['modelName', 'modelCode', 'modelTable', 'datasourceId'],
  form: ['datasourceId', 'modelName', 'modelCode', 'modelTable', 'modelClass', 'modelRemark'],
  sortable: ['modelName'],
  row: (action) => [action.view('design', { permission: 'model_edit', size: 'full', view: () => import('../views/model-designer') })],
})

export default models
