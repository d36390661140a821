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

/** As declared by the contract. */
export const maxRemarkLength = work.completeTask.rules?.comment?.maxLength

type Prefix = 'work_claim' | 'work_todo' | 'work_send' | 'work_done'

/** Opens the form of a task for reading. */
export const createDetailAction = (prefix: Prefix) =>
  goToForm('detail', {
    permission: `${prefix}_detail`,
    placement: 'rowClick',
    category: ({ category }: TaskRow) => category,
    place: ({ processInstanceId, businessId }) => ['detail', processInstanceId, businessId],
  })

/** Shows the progress of a task's process. */
export const createFollowAction = <Row extends TaskRow>(action: ActionBuilder<Row>, prefix: Prefix) =>
  action.view('follow', { permission: `${prefix}_follow`, size: 'large', view: () => import('../views/follow') })

/** Creates the action of a task step other than the decision. */
export const createStepAction = <const Name extends Step, Row extends TaskRow>(action: ActionBuilder<Row>, step: Name) =>
  action.view(step, {
    permission: 'work_todo_handle',
    api: stepCalls[step],
    view: () => import('../views/task-steps').then(({ taskSteps }) => ({ default: taskSteps[step] })),
  })
