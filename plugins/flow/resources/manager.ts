import { choice, dateTime, defineResource, number, reference, text, translatedText } from '@jwsk/kit'
import { flowManager } from '@jwsk/sdk/flow'
import { tenant } from '@jwsk/sdk/system'
import { flowCategory } from '../fields/flow-category'

const suspended = 2

const definitions = defineResource({
  api: { page: flowManager.page },
  fields: {
    name: translatedText(),
    key: text(),
    category: flowCategory(),
    version: number({ grouping: 'none' }),
    tenantId: reference({ page: tenant.page }, 'tenantName', { keyField: 'tenantId' }),
    suspensionState: choice({ 1: 'success', 2: 'warning' }),
    deploymentTime: dateTime(),
  },
  columns: ['name', 'suspensionState', 'key', 'category', 'version', 'tenantId', 'deploymentTime'],
  search: ['name', 'key', 'category'],
  sortable: ['deploymentTime', 'name'],
  actions: { view: false },
  row: (action) => [
    action.view('image', {
      permission: 'flow_manager_image',
      placement: 'rowClick',
      size: 'large',
      view: () => import('../views/definition-diagram'),
    }),
    action('suspend', {
      permission: 'flow_manager_state',
      tone: 'danger',
      placement: 'primary',
      when: ({ suspensionState }) => suspensionState !== suspended,
      run: ({ id }, { client }) => client.call(flowManager.changeState, { processId: id, state: 'suspend' }),
    }),
    action('activate', {
      permission: 'flow_manager_state',
      when: ({ suspensionState }) => suspensionState === suspended,
      run: ({ id }, { client }) => client.call(flowManager.changeState, { processId: id, state: 'active' }),
    }),
    action.view('migrate', {
      permission: 'flow_manager_migrate',
      api: flowManager.migrate,
      placement: 'overflow',
      size: 'large',
      view: () => import('../views/migration/migration'),
    }),
    action.view('compare', { permission: 'flow_manager_image', size: '96%', view: () => import('../views/definition-compare') }),
  ],
  bulk: (action) => [
    action('remove', {
      permission: 'flow_manager_remove',
      tone: 'danger',
      run: (deployments, { client }) =>
        client.call(flowManager.deleteDeployment, { deploymentIds: deployments.map(({ deploymentId }) => deploymentId).join(',') }),
    }),
  ],
})

export default definitions
