import { choice, dateTime, number, translatedText } from '@jwsk/kit'
import { flowCategory } from './flow-category'
import { summary } from './summary'

/** Widths in CSS pixels, measured for the platform's texts, which are longer in English. */
const person = { ...translatedText(), width: { 'zh-cn': 96, en: 124 } }
const process = { ...translatedText(), preferredWidth: 128 }
const task = { ...translatedText(), width: { 'zh-cn': 136, en: 152 } }

/** Fields of every task list. */
export const taskFields = {
  summary: summary(),
  processDefinitionName: process,
  category: flowCategory(),
  processDefinitionVersion: number({ grouping: 'none' }),
  taskName: task,
  applyUserName: person,
  assigneeName: person,
  createTime: dateTime(),
  applyTime: dateTime(),
  currentTaskName: task,
}

export const finishedField = choice({ finished: 'success', unfinished: 'info' })
