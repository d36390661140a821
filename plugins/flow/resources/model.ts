import { dateTime, defineResource, number, text, textarea, word } from '@jwsk/kit'
import { flowModel } from '@jwsk/sdk/flow'
import { deployFields } from '../fields/deploy-fields'
import { ModelVersion } from '../views/model-version'

const models = defineResource({
  api: { page: flowModel.page, detail: flowModel.detail, remove: flowModel.remove },
  permission: 'flow_model',
  fields: {
    name: word(),
    modelKey: text(),
    // with how it is deployed
    version: { ...number({ grouping: 'none' }), align: 'start', width: 232 },
    modelComment: textarea(),
    created: dateTime(),
    lastUpdated: dateTime(),
  },
  columns: ['name', 'modelKey', 'version', 'modelComment', 'lastUpdated', 'created'],
  cells: { version: ModelVersion },
  search: ['name', 'modelKey'],
  sortable: ['lastUpdated', 'name'],
  actions: { view: false },
  row: (action) => [
    action.navigate('design', {
      permission: 'flow_model_update',
      turn: 'opens',
      to: ({ id }) => `/flow/designer/${encodeURIComponent(id)}`,
    }),
    action.form('deploy', {
      permission: 'flow_model_deploy',
      api: flowModel.deploy,
      fields: deployFields,
      send: ({ id }) => ({ modelId: id }),
    }),
  ],
  toolbar: (action) => [action.navigate('create', { permission: 'flow_model_create', turn: 'first', to: () => '/flow/designer/new' })],
})

export default models
