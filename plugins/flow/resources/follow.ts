import { dateTime, defineResource, text, textarea } from '@jwsk/kit'
import { flowFollow } from '@jwsk/sdk/flow'
import { choice } from '../fields/choice'
import { states } from './states'

const instances = defineResource({
  api: { page: flowFollow.page },
  key: 'processInstanceId',
  fields: {
    processDefinitionKey: text(),
    processInstanceId: text(),
    executionId: text(),
    taskName: text(),
    startUser: text(),
    startTime: dateTime(),
    suspensionState: choice<1 | 2>({ name: 'state', tones: states }),
  },
  columns: ['processDefinitionKey', 'processInstanceId', 'taskName', 'startUser', 'startTime', 'suspensionState'],
  search: ['processDefinitionKey', 'processInstanceId', 'executionId'],
  sortable: ['startTime'],
  actions: { view: false },
  row: (action) => [
    action.view('follow', { size: 'large', view: () => import('../views/follow') }),
    action.form('delete', {
      permission: 'flow_follow_delete',
      tone: 'danger',
      api: flowFollow.deleteProcessInstance,
      fields: { deleteReason: textarea() },
      send: ({ processInstanceId }) => ({ processInstanceId }),
    }),
  ],
})

export default instances
