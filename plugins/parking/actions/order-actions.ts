import { type ActionBuilder, bizDict, money, textarea } from '@jwsk/kit'
import { type ParkingLotOrder, parkingLotOrder } from '@jwsk/sdk/biz'

/** Collects, refunds or closes the payment of a stay. */
export const orderActions = (action: ActionBuilder<ParkingLotOrder>) => [
  action.form('pay', {
    permission: 'parking_lot_order_pay',
    when: ({ orderStatus }) => orderStatus === 1,
    api: parkingLotOrder.pay,
    fields: { payWay: bizDict('pay_way'), discountAmount: money() },
    extraInput: ({ id }) => ({ id }),
  }),
  action.view('refund', {
    permission: 'parking_lot_order_refund',
    when: ({ payAmount, refundAmount }) => Number(payAmount ?? 0) > Number(refundAmount ?? 0),
    api: parkingLotOrder.refund,
    view: () => import('../views/refund'),
  }),
  action('close', {
    permission: 'parking_lot_order_close',
    placement: 'primary',
    when: ({ orderStatus }) => orderStatus === 0 || orderStatus === 3,
    run: ({ id }, { client }) => client.call(parkingLotOrder.close, { id }),
  }),
  action.form('abnormal', {
    permission: 'parking_lot_order_abnormal',
    when: ({ orderStatus }) => orderStatus === 0 || orderStatus === 1,
    api: parkingLotOrder.markAbnormal,
    fields: { reason: textarea({ required: true }) },
    extraInput: ({ id }) => ({ id }),
  }),
]
