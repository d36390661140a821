import { dateTime, defineResource, text, translatedText } from '@jwsk/kit'
import { flowFollow } from '@jwsk/sdk/flow'
import { instanceActions } from '../actions/instance-actions'
import { choice } from '../fields/choice'
import { instanceName } from '../fields/instance-name'
import { definitionStates } from '../fields/states'

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
    suspensionState: choice<1 | 2>({ name: 'state', tones: definitionStates }),
  },
  columns: ['processDefinitionName', 'suspensionState', 'taskName', 'startUser', 'startTime', 'processInstanceId'],
  search: ['processDefinitionKey', 'processInstanceId', 'executionId'],
  sortable: ['startTime'],
  actions: { view: false },
  row: instanceActions,
})

export default instances
