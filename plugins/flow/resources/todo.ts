import { defineResource, textarea } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { goToForm } from '../actions/go-to-form'
import { createFollowAction, createStepAction } from '../actions/task-actions'
import { waitingList } from '../fields/waiting-list'

const todos = defineResource({
  api: { page: work.todoList },
  ...waitingList,
  row: (action) => [
    goToForm('handle', {
      permission: 'work_todo_handle',
      placement: 'primary',
      category: ({ category }) => category,
      place: ({ taskId = '', processInstanceId, businessId }) => ['handle', taskId, processInstanceId, businessId],
    }),
    createFollowAction(action, 'work_todo'),
    createStepAction(action, 'transfer'),
    createStepAction(action, 'delegate'),
    createStepAction(action, 'addSign'),
    createStepAction(action, 'giveBack'),
    action.form('delete', {
      permission: 'work_todo_delete',
      tone: 'danger',
      api: work.deleteTask,
      fields: { reason: textarea() },
      extraInput: ({ taskId = '' }) => ({ taskId }),
    }),
  ],
  bulk: (action) => [
    action.view('approve', { permission: 'work_todo_handle', size: 'large', view: () => import('../views/approve-many') }),
  ],
})

export default todos
