import { translatedText } from '@jwsk/kit'
import { facts } from './facts'
import { taskFields } from './task-fields'
import { waitingTime } from './waiting'

/** Declaration shared by the lists of pending tasks. */
export const waitingList = {
  key: 'taskId',
  fields: { ...taskFields, facts: facts(), previousAssigneeName: translatedText(), waitingMinutes: waitingTime() },
  columns: ['summary', 'waitingMinutes', 'applyUserName', 'facts', 'processDefinitionName', 'taskName', 'previousAssigneeName'],
  search: ['processDefinitionName', 'category'],
  // longest wait first, where the platform does not sort by urgency
  sort: { createTime: 'asc' },
  actions: { view: false },
} as const
