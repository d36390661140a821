import { defineResource } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { createDetailAction, createFollowAction } from '../actions/task-actions'
import { waitingList } from '../fields/waiting-list'

const claims = defineResource({
  api: { page: work.claimList },
  ...waitingList,
  row: (action) => [
    action('sign', {
      skipConfirmReason: 'it puts the task on one’s own list, from where it is handed on',
      permission: 'work_claim_sign',
      placement: 'primary',
      run: ({ taskId = '' }, { client }) => client.call(work.claimTask, { taskId }),
    }),
    createDetailAction('work_claim'),
    createFollowAction(action, 'work_claim'),
  ],
})

export default claims
