import { taskFields } from './task-fields'
import { waitingTime } from './waiting'

/** Declaration shared by the lists of pending tasks. */
export const waitingList = {
  key: 'taskId',
  fields: { ...taskFields, waitingMinutes: waitingTime() },
  columns: ['summary', 'applyUserName', 'processDefinitionName', 'taskName', 'waitingMinutes', 'applyTime'],
  search: ['processDefinitionName', 'category'],
  // longest wait first
  sort: { createTime: 'asc' },
  actions: { view: false },
} as const
