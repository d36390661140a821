import { dateTime, defineResource, number, text, textarea, translatedText } from '@jwsk/kit'
import { flowModel } from '@jwsk/sdk/flow'
import { deployFields } from '../fields/deploy-fields'
import { ModelVersion } from '../views/model-version'

const models = defineResource({
  api: { page: flowModel.page, detail: flowModel.detail, remove: flowModel.remove },
  permission: 'flow_model',
  fields: {
    name: translatedText(),
    modelKey: text(),
    // includes the deployment
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
      placement: 'rowClick',
      to: ({ id }) => `/flow/designer/${encodeURIComponent(id)}`,
    }),
    action.form('deploy', {
      permission: 'flow_model_deploy',
      api: flowModel.deploy,
      fields: deployFields,
      extraInput: ({ id }) => ({ modelId: id }),
    }),
  ],
  toolbar: (action) => [
    action.navigate('create', { permission: 'flow_model_create', placement: 'primary', to: () => '/flow/designer/new' }),
  ],
})

export default models
