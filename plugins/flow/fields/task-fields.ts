import { dateTime, number, word } from '@jwsk/kit'
import { choice } from './choice'
import { flowCategory } from './flow-category'
import { summary } from './summary'
import { waiting } from './waiting'

/** What every list of tasks shows. */
export const taskFields = {
  summary: summary(),
  processDefinitionName: word(),
  category: flowCategory(),
  processDefinitionVersion: number({ grouping: 'none' }),
  taskName: word(),
  applyUserName: word(),
  assigneeName: word(),
  createTime: dateTime(),
}

/** What a task that waits shows besides. */
export const waitingFields = { ...taskFields, waitingMinutes: waiting() }

export const finishedField = choice<'finished' | 'unfinished'>({ name: 'finished', tones: { finished: 'success', unfinished: 'info' } })
