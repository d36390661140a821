import { bizDict, code, date, dateTime, defineResource, money, number, phone, reference, text } from '@jwsk/kit'
import { userOrder } from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'
import { orderActions } from '../actions/order-actions'

const userOrders = defineResource({
  api: userOrder,
  permission: 'user_order',
  fields: {
    orderNo: text(),
    orderType: bizDict('order_type'),
    productName: text(),
    contactName: text({ width: 96 }),
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
    otaPlatformId: reference(otaPlatform, 'platformName', { nameField: 'platformName' }),
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
    'contactName',
    'orderStatus',
    'payAmount',
    'refundAmount',
    'productName',
    'createTime',
    'orderType',
    'contactPhone',
    'useDate',
    'quantity',
    'source',
  ],
  search: ['orderNo', 'orderStatus', 'orderType', 'productName', 'contactName', 'contactPhone', 'source', 'otaPlatformId', 'payWay'],
  range: ['createTime', 'payTime', 'useDate'],
  sortable: ['payTime', 'payAmount'],
  sort: { createTime: 'desc' },
  row: orderActions,
  toolbar: (action) => [action.form('verify', { api: userOrder.verify, permission: 'user_order_verify', fields: { ticketCode: code() } })],
})

export default userOrders
