import { bizDict, dateRange, defineResource, money, reference, siblings, text, textarea } from '@jwsk/kit'
import { shop, shopContract, shopPayment } from '@jwsk/sdk/biz'
import { isUnpaid, paymentActions, paymentsActions, paymentTools } from '../actions/payment-actions'
import { dueDate } from '../fields/due-date'
import { settlementFields } from '../fields/payment-fields'

const shopPayments = defineResource({
  api: shopPayment,
  permission: 'shop_payment',
  fields: {
    paymentNo: text(),
    merchantName: text(),
    contractId: reference(shopContract, 'contractName', { nameField: 'contractNo' }),
    shopId: reference(shop, 'shopName', { nameField: 'shopName' }),
    feeType: bizDict('fee_type'),
    periodStart: dateRange({ to: 'periodEnd' }),
    dueDate: dueDate(),
    receivableAmount: money(),
    paidAmount: money(),
    lateFee: money(),
    ...settlementFields,
    remark: textarea(),
  },
  columns: [
    'paymentNo',
    'merchantName',
    'payStatus',
    'receivableAmount',
    'dueDate',
    'periodStart',
    'shopId',
    'feeType',
    'paidAmount',
    'remindCount',
  ],
  related: [siblings(shopPayment, 'contractId', '/biz/shopPayment')],
  highlights: ['receivableAmount', 'paidAmount', 'lateFee', 'dueDate'],
  search: ['merchantName', 'payStatus', 'paymentNo', 'contractId', 'shopId', 'feeType'],
  range: ['dueDate', 'payTime'],
  sortable: ['receivableAmount', 'dueDate', 'paidAmount'],
  form: [
    'contractId',
    'shopId',
    'merchantName',
    'feeType',
    'periodStart',
    'dueDate',
    'receivableAmount',
    'lateFee',
    'invoiceFlag',
    'remark',
  ],
  actions: { edit: isUnpaid, delete: isUnpaid },
  row: paymentActions,
  bulk: paymentsActions,
  toolbar: paymentTools,
})

export default shopPayments
