import { defineResource, textarea } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { goToForm } from '../actions/go'
import { detailOf, followOf } from '../actions/task-actions'
import { taskFields as fields } from '../fields/task-fields'

const todos = defineResource({
  api: { page: work.todoList },
  key: 'taskId',
  fields,
  columns: ['processDefinitionName', 'taskName', 'category', 'processDefinitionVersion', 'assigneeName', 'createTime'],
  search: ['processDefinitionName', 'category'],
  actions: { view: false },
  row: (action) => [
    goToForm('handle', {
      permission: 'work_todo_handle',
      category: ({ category }) => category,
      place: ({ taskId = '', processInstanceId, businessId }) => ['handle', taskId, processInstanceId, businessId],
    }),
    detailOf('work_todo'),
    followOf(action, 'work_todo'),
    action.form('delete', {
      permission: 'work_todo_delete',
      tone: 'danger',
      api: work.deleteTask,
      fields: { reason: textarea() },
      send: ({ taskId = '' }) => ({ taskId }),
    }),
  ],
})

export default todos
