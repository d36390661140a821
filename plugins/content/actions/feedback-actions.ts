import type { ActionBuilder } from '@jwsk/kit'
import { type Feedback, feedback } from '@jwsk/sdk/biz'

/** Opens the conversation of a feedback and closes it. */
export const feedbackActions = (action: ActionBuilder<Feedback>) => [
  action.view('handle', { permission: 'feedback_view', size: 'large', view: () => import('../views/conversation') }),
  action('close', {
    permission: 'feedback_close',
    tone: 'danger',
    when: (row) => row.feedbackStatus !== 3,
    run: ({ id }, { client }) => client.call(feedback.close, { ids: id }),
  }),
]
