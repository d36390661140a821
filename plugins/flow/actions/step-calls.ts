import { work } from '@jwsk/sdk/flow'

/** Operations of task steps other than the decision, by step. */
export const stepCalls = {
  transfer: work.transferTask,
  delegate: work.delegateTask,
  addSign: work.addSign,
  giveBack: work.returnTask,
} as const

export type Step = keyof typeof stepCalls

export const steps = Object.keys(stepCalls) as readonly Step[] // the keys of a record are those of its type
