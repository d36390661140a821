import { type ActionBuilder, money, textarea, toggle } from '@jwsk/kit'
import { type UserOrder, userOrder } from '@jwsk/sdk/biz'

/** Actions from the unpaid order to its refund. */
export const orderActions = (action: ActionBuilder<UserOrder>) => [
  action.view('order', { permission: 'user_order_view', size: 'large', view: () => import('../views/order') }),
  action('cancel', {
    permission: 'user_order_cancel',
    tone: 'danger',
    when: (row) => row.orderStatus === 0,
    run: ({ id }, { client }) => client.call(userOrder.cancel, { id }),
  }),
  action.view('refundApply', {
    api: userOrder.refundApply,
    permission: 'user_order_refund_apply',
    when: ({ orderStatus = 0 }) => orderStatus === 1 || orderStatus === 2,
    view: () => import('../views/refund-application'),
  }),
  action.form('refundAudit', {
    api: userOrder.refundAudit,
    permission: 'user_order_refund',
    when: (row) => row.orderStatus === 5,
    fields: { agree: toggle({ on: 2, off: 1 }), refundAmount: money(), reason: textarea() },
    initialValues: ({ refundAmount }) => ({ agree: 2, ...(refundAmount !== undefined && { refundAmount }) }),
    extraInput: ({ id }) => ({ id }),
  }),
]
