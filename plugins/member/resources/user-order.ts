import { bizDict, date, dateTime, defineResource, money, number, phone, reference, text, textarea, toggle } from '@jwsk/kit'
import { userOrder } from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'

const userOrders = defineResource({
  api: userOrder,
  permission: 'user_order',
  fields: {
    orderNo: text(),
    orderType: bizDict('order_type'),
    productName: text(),
    contactName: text(),
    contactPhone: phone(),
    quantity: number(),
    unitPrice: money(),
    totalAmount: money(),
    discountAmount: money(),
    payAmount: money(),
    orderStatus: bizDict('user_order_status', {
      tones: { 0: 'warning', 1: 'info', 2: 'info', 3: 'success', 4: 'quiet', 5: 'warning', 6: 'quiet' },
    }),
    source: bizDict('order_source'),
    otaPlatformId: reference(otaPlatform, 'platformName', { named: 'platformName' }),
    payWay: bizDict('pay_way'),
    payTime: dateTime(),
    useDate: date(),
    transactionNo: text(),
    verifyCount: number(),
    verifyTime: dateTime(),
    refundAmount: money(),
    refundReason: text(),
    refundTime: dateTime(),
    createTime: dateTime(),
  },
  columns: [
    'orderNo',
    'orderStatus',
    'orderType',
    'productName',
    'payAmount',
    'contactName',
    'contactPhone',
    'createTime',
    'useDate',
    'quantity',
    'source',
  ],
  search: ['orderNo', 'orderType', 'productName', 'contactName', 'contactPhone', 'orderStatus', 'source', 'otaPlatformId', 'payWay'],
  range: ['createTime', 'payTime', 'useDate'],
  sort: { createTime: 'desc', payTime: 'off', payAmount: 'off' },
  row: (action) => [
    action.view('order', { permission: 'user_order_view', size: 'large', view: () => import('../views/order') }),
    action('cancel', {
      permission: 'user_order_cancel',
      tone: 'danger',
      when: (row) => row.orderStatus === 0,
      run: ({ id }, { client }) => client.call(userOrder.cancel, { id }),
    }),
    action.form('refundApply', {
      api: userOrder.refundApply,
      permission: 'user_order_refund_apply',
      when: ({ orderStatus = 0 }) => orderStatus === 1 || orderStatus === 2,
      fields: { refundAmount: money(), reason: textarea() },
      start: ({ payAmount }) => (payAmount === undefined ? {} : { refundAmount: payAmount }),
      send: ({ id }) => ({ id }),
    }),
    action.form('refundAudit', {
      api: userOrder.refundAudit,
      permission: 'user_order_refund',
      when: (row) => row.orderStatus === 5,
      fields: { agree: toggle({ on: 2, off: 1 }), refundAmount: money(), reason: textarea() },
      start: ({ refundAmount }) => ({ agree: 2, ...(refundAmount !== undefined && { refundAmount }) }),
      send: ({ id }) => ({ id }),
    }),
  ],
  toolbar: (action) => [action.form('verify', { api: userOrder.verify, permission: 'user_order_verify', fields: { ticketCode: text() } })],
})

export default userOrders
