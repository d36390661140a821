import { dateTime, defineResource } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { createDetailAction, createFollowAction } from '../actions/task-actions'
import { finishedField, taskFields } from '../fields/task-fields'

const doneTasks = defineResource({
  api: { page: work.doneList },
  key: 'taskId',
  fields: { ...taskFields, endTime: dateTime(), processIsFinished: finishedField },
  columns: ['summary', 'processIsFinished', 'applyUserName', 'processDefinitionName', 'currentTaskName', 'applyTime', 'endTime'],
  search: ['processDefinitionName', 'category'],
  actions: { view: false },
  row: (action) => [createDetailAction('work_done'), createFollowAction(action, 'work_done')],
})

export default doneTasks
