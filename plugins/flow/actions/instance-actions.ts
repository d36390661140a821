import { type ActionBuilder, textarea } from '@jwsk/kit'
import type { RowOf } from '@jwsk/sdk'
import { flowFollow } from '@jwsk/sdk/flow'

type Instance = RowOf<typeof flowFollow.page>

/** Shows the progress of a process and terminates it. */
export const instanceActions = (action: ActionBuilder<Instance>) => [
  action.view('follow', { size: 'large', view: () => import('../views/follow') }),
  action.form('delete', {
    permission: 'flow_follow_delete',
    tone: 'danger',
    api: flowFollow.deleteProcessInstance,
    fields: { deleteReason: textarea() },
    extraInput: ({ processInstanceId }) => ({ processInstanceId }),
  }),
]
