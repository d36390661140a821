import { dateTime, number, text } from '@jwsk/kit'
import { choice } from './choice'
import { flowCategory } from './flow-category'

/** What every list of tasks shows. */
export const taskFields = {
  processDefinitionName: text(),
  category: flowCategory(),
  processDefinitionVersion: number(),
  taskName: text(),
  assigneeName: text(),
  createTime: dateTime(),
}

export const finishedField = choice<'finished' | 'unfinished'>({ name: 'finished', tones: { finished: 'success', unfinished: 'info' } })
