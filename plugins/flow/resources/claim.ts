import { defineResource } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { createDetailAction, createFollowAction } from '../actions/task-actions'
import { waitingFields as fields } from '../fields/task-fields'

const claims = defineResource({
  api: { page: work.claimList },
  key: 'taskId',
  fields,
  columns: ['summary', 'applyUserName', 'processDefinitionName', 'taskName', 'waitingMinutes', 'createTime'],
  search: ['processDefinitionName', 'category'],
  // longest wait first
  sort: { createTime: 'asc' },
  actions: { view: false },
  row: (action) => [
    action('sign', {
      skipConfirmReason: 'it puts the task on one’s own list, from where it is handed on',
      permission: 'work_claim_sign',
      run: ({ taskId = '' }, { client }) => client.call(work.claimTask, { taskId }),
    }),
    createDetailAction('work_claim'),
    createFollowAction(action, 'work_claim'),
  ],
})

export default claims
