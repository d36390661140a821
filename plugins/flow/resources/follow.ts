import { choice, dateTime, defineResource, text, translatedText } from '@jwsk/kit'
import { flowFollow, work } from '@jwsk/sdk/flow'
import { instanceActions } from '../actions/instance-actions'
import { instanceName } from '../fields/instance-name'

const instances = defineResource({
  api: { page: flowFollow.page },
  key: 'processInstanceId',
  fields: {
    processDefinitionName: instanceName(),
    processDefinitionKey: text(),
    processInstanceId: text(),
    executionId: text(),
    taskName: translatedText(),
    startUser: text(),
    startTime: dateTime(),
    suspensionState: choice({ 1: 'success', 2: 'warning' }),
  },
  columns: ['processDefinitionName', 'suspensionState', 'taskName', 'startUser', 'startTime', 'processInstanceId'],
  search: ['processDefinitionKey', 'processInstanceId', 'executionId'],
  sortable: ['startTime'],
  actions: { view: false },
  row: instanceActions,
  toolbar: (action) => [
    action.view('handOver', {
      permission: 'flow_follow_hand_over',
      api: work.handOver,
      view: () => import('../views/hand-over/hand-over'),
    }),
  ],
})

export default instances
