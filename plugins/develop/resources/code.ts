import { defineResource, dict, reference, text, toggle } from '@jwsk/kit'
import { code, datasource, model } from '@jwsk/sdk/develop'
import { codeActions, codesActions } from '../actions/code-actions'

const yesNo = () => toggle({ on: 2, off: 1 })

const codes = defineResource({
  api: code,
  permission: 'code',
  fields: {
    codeName: text(),
    serviceName: text(),
    tableName: text(),
    templateType: dict('template_type', { wire: 'text' }),
    datasourceId: reference({ page: datasource.page }, 'name', { nameField: 'datasourceName' }),
    modelId: reference({ page: model.page }, 'modelName', { nameField: 'modelName' }),
    tablePrefix: text(),
    pkName: text(),
    packageName: text(),
    author: text(),
    baseMode: yesNo(),
    wrapMode: yesNo(),
    feignMode: yesNo(),
    apiPath: text(),
    webPath: text(),
    subModelId: reference({ page: model.page }, 'modelName'),
    subFkId: text(),
    treeId: text(),
    treePid: text(),
    treeName: text(),
  },
  columns: ['codeName', 'serviceName', 'tableName', 'templateType', 'packageName', 'datasourceId'],
  search: ['codeName', 'serviceName', 'tableName', 'templateType', 'datasourceId'],
  form: {
    source: ['codeName', 'serviceName', 'datasourceId', 'modelId', 'tableName', 'tablePrefix', 'pkName'],
    shape: ['templateType', 'subModelId', 'subFkId', 'treeId', 'treePid', 'treeName', 'baseMode', 'wrapMode', 'feignMode'],
    place: ['packageName', 'author', 'apiPath', 'webPath'],
  },
  visibleWhen: {
    subModelId: ({ templateType }) => templateType === 'sub',
    subFkId: ({ templateType }) => templateType === 'sub',
    treeId: ({ templateType }) => templateType === 'tree',
    treePid: ({ templateType }) => templateType === 'tree',
    treeName: ({ templateType }) => templateType === 'tree',
  },
  sortable: ['codeName'],
  row: codeActions,
  bulk: codesActions,
})

export default codes
