import { dateTime, defineResource } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { detailOf, followOf } from '../actions/task-actions'
import { finishedField, taskFields } from '../fields/task-fields'

const sentTasks = defineResource({
  api: { page: work.sendList },
  key: 'taskId',
  fields: { ...taskFields, endTime: dateTime(), processIsFinished: finishedField },
  columns: ['processDefinitionName', 'taskName', 'category', 'assigneeName', 'createTime', 'endTime', 'processIsFinished'],
  search: ['processDefinitionName', 'category'],
  actions: { view: false },
  row: (action) => [detailOf('work_send'), followOf(action, 'work_send')],
})

export default sentTasks
