import { dateTime, number, translatedText } from '@jwsk/kit'
import { choice } from './choice'
import { flowCategory } from './flow-category'
import { summary } from './summary'
import { waitingTime } from './waiting'

/** their words are measured as the platform sends them, and longer in English */
const person = { ...translatedText(), width: { 'zh-cn': 96, en: 124 } }
const process = { ...translatedText(), natural: 128 }
const task = { ...translatedText(), width: { 'zh-cn': 136, en: 152 } }

/** What every list of tasks shows. */
export const taskFields = {
  summary: summary(),
  processDefinitionName: process,
  category: flowCategory(),
  processDefinitionVersion: number({ grouping: 'none' }),
  taskName: task,
  applyUserName: person,
  assigneeName: person,
  createTime: dateTime(),
}

/** What a task that waits shows besides. */
export const waitingFields = { ...taskFields, waitingMinutes: waitingTime() }

export const finishedField = choice<'finished' | 'unfinished'>({ name: 'finished', tones: { finished: 'success', unfinished: 'info' } })
