import { dateTime, defineResource, textarea } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { goToForm } from '../actions/go-to-form'
import { createDetailAction, createFollowAction } from '../actions/task-actions'
import { finishedField, taskFields } from '../fields/task-fields'

const isRunning = ({ processIsFinished }: { readonly processIsFinished?: string }) => processIsFinished === 'unfinished'

const sentTasks = defineResource({
  api: { page: work.sendList },
  key: 'taskId',
  fields: { ...taskFields, endTime: dateTime(), processIsFinished: finishedField },
  columns: ['summary', 'processIsFinished', 'processDefinitionName', 'currentTaskName', 'assigneeName', 'applyTime', 'endTime'],
  search: ['processDefinitionName', 'category'],
  actions: { view: false },
  row: (action) => [
    createDetailAction('work_send'),
    createFollowAction(action, 'work_send'),
    goToForm('again', {
      permission: 'work_start_flow',
      category: ({ category }) => category,
      place: ({ processDefinitionId = '', businessId }) => ['again', processDefinitionId, businessId],
    }),
    action('urge', {
      skipConfirmReason: 'it reminds somebody and changes nothing',
      permission: 'work_start_flow',
      api: work.urge,
      when: isRunning,
      run: ({ processInstanceId }, { client }) => client.call(work.urge, { processInstanceId }),
    }),
    action.form('withdraw', {
      permission: 'work_start_flow',
      tone: 'danger',
      api: work.withdraw,
      when: isRunning,
      fields: { reason: textarea() },
      extraInput: ({ processInstanceId }) => ({ processInstanceId }),
    }),
  ],
})

export default sentTasks
