import { dateTime, number, text } from '@jwsk/kit'
import { choice } from './choice'
import { flowCategory } from './flow-category'
import { waiting } from './waiting'

/** What a request is about; where the platform does not say, what it is called. */
const summary = {
  ...text(),
  read: (wire: unknown, record = {}) => text().read(wire || Reflect.get(record, 'processDefinitionName'), record),
}

/** What every list of tasks shows. */
export const taskFields = {
  summary,
  processDefinitionName: text(),
  category: flowCategory(),
  processDefinitionVersion: number(),
  taskName: text(),
  applyUserName: text(),
  assigneeName: text(),
  createTime: dateTime(),
}

/** What a task that waits shows besides. */
export const waitingFields = { ...taskFields, waitingMinutes: waiting() }

export const finishedField = choice<'finished' | 'unfinished'>({ name: 'finished', tones: { finished: 'success', unfinished: 'info' } })
