import { bizDict, date, dateRange, dateTime, defineResource, images, money, number, reference, text, textarea, toggle } from '@jwsk/kit'
import { type ShopPayment, shop, shopContract, shopPayment } from '@jwsk/sdk/biz'
import { paymentActions } from '../actions/payment-actions'

// nobody rewrites what money has come in for
const isUnpaid = ({ paidAmount }: ShopPayment) => !Number(paidAmount)

const shopPayments = defineResource({
  api: shopPayment,
  permission: 'shop_payment',
  fields: {
    paymentNo: text(),
    merchantName: text(),
    contractId: reference(shopContract, 'contractName', { named: 'contractNo' }),
    shopId: reference(shop, 'shopName', { named: 'shopName' }),
    feeType: bizDict('fee_type'),
    periodStart: dateRange({ to: 'periodEnd' }),
    dueDate: date(),
    receivableAmount: money(),
    paidAmount: money(),
    lateFee: money(),
    payStatus: bizDict('payment_status', { tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'danger', 4: 'quiet' } }),
    payWay: bizDict('pay_way'),
    payTime: dateTime(),
    invoiceFlag: toggle({ on: 2, off: 1 }),
    voucher: images(),
    remindCount: number(),
    remindTime: dateTime(),
    remark: textarea(),
  },
  columns: [
    'paymentNo',
    'payStatus',
    'merchantName',
    'shopId',
    'feeType',
    'periodStart',
    'dueDate',
    'receivableAmount',
    'paidAmount',
    'remindCount',
  ],
  search: ['paymentNo', 'merchantName', 'contractId', 'shopId', 'feeType', 'payStatus'],
  range: ['dueDate', 'payTime'],
  sort: { dueDate: 'desc', receivableAmount: 'off', paidAmount: 'off' },
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
  bulk: (action) => [
    action('remindAll', {
      permission: 'shop_payment_remind',
      run: (rows, { client }) => client.call(shopPayment.remind, { ids: rows.map(({ id }) => id).join(',') }),
    }),
  ],
  toolbar: (action) => [
    action.import('import', {
      permission: 'shop_payment_import',
      api: shopPayment.import,
      template: shopPayment.exportTemplate,
      overwrite: 'isCovered',
    }),
    action.form('generate', {
      permission: 'shop_payment_generate',
      api: shopPayment.generate,
      fields: { contractId: reference(shopContract, 'contractName', { required: true }) },
    }),
  ],
})

export default shopPayments
