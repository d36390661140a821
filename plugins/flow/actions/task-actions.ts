import type { ActionBuilder } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { goToForm } from './go-to-form'
import { type Step, stepCalls } from './step-calls'

export interface TaskRow {
  readonly taskId?: string
  readonly category?: string
  readonly processInstanceId: string
  readonly businessId: string
}

/** as the contract has it */
export const maxRemarkLength = work.completeTask.rules?.comment?.maxLength

type Prefix = 'work_claim' | 'work_todo' | 'work_send' | 'work_done'

/** The form that a task is about, to be read. */
export const createDetailAction = (prefix: Prefix) =>
  goToForm('detail', {
    permission: `${prefix}_detail`,
    placement: 'rowClick',
    category: ({ category }: TaskRow) => category,
    place: ({ processInstanceId, businessId }) => ['detail', processInstanceId, businessId],
  })

/** How far the process of a task is. */
export const createFollowAction = <Row extends TaskRow>(action: ActionBuilder<Row>, prefix: Prefix) =>
  action.view('follow', { permission: `${prefix}_follow`, size: 'large', view: () => import('../views/follow') })

/** What may become of a task besides a decision. */
export const createStepAction = <const Name extends Step, Row extends TaskRow>(action: ActionBuilder<Row>, step: Name) =>
  action.view(step, {
    permission: 'work_todo_handle',
    api: stepCalls[step],
    view: () => import('../views/task-steps').then(({ taskSteps }) => ({ default: taskSteps[step] })),
  })
