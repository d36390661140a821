import type { ActionMaker } from '@jwsk/kit'
import { goToForm } from './go'

export interface TaskRow {
  readonly taskId?: string
  readonly category?: string
  readonly processInstanceId: string
  readonly businessId: string
}

type Prefix = 'work_claim' | 'work_todo' | 'work_send' | 'work_done'

/** The form that a task is about, to be read. */
export const detailOf = (prefix: Prefix) =>
  goToForm('detail', {
    permission: `${prefix}_detail`,
    category: ({ category }: TaskRow) => category,
    place: ({ processInstanceId, businessId }) => ['detail', processInstanceId, businessId],
  })

/** How far the process of a task is. */
export const followOf = <Row extends TaskRow>(action: ActionMaker<Row>, prefix: Prefix) =>
  action.view('follow', { permission: `${prefix}_follow`, size: 'large', view: () => import('../views/follow') })
