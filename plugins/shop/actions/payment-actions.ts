import { type ActionBuilder, bizDict, dateTime, images, money, reference, subtractAmounts, textarea } from '@jwsk/kit'
import { type ShopPayment, shopContract, shopPayment } from '@jwsk/sdk/biz'

/** Whether nothing was paid yet; bills with payments are not editable. */
export const isUnpaid = ({ paidAmount }: ShopPayment) => !Number(paidAmount)

export const isOwed = ({ payStatus }: Pick<ShopPayment, 'payStatus'>) => payStatus === 0 || payStatus === 2 || payStatus === 3

/** Collects, reminds of or waives a bill. */
export const paymentActions = (action: ActionBuilder<ShopPayment>) => [
  action.form('pay', {
    permission: 'shop_payment_pay',
    when: isOwed,
    api: shopPayment.pay,
    fields: { payAmount: money(), payWay: bizDict('pay_way'), payTime: dateTime(), voucher: images() },
    initialValues: (row, { now }) => ({
      payAmount: subtractAmounts([row.receivableAmount, row.lateFee], [row.paidAmount]),
      payTime: now(),
    }),
    extraInput: ({ id }) => ({ id }),
  }),
  action('remind', {
    permission: 'shop_payment_remind',
    when: isOwed,
    run: ({ id }, { client }) => client.call(shopPayment.remind, { ids: id }),
  }),
  action.form('waive', {
    permission: 'shop_payment_waive',
    tone: 'danger',
    when: isOwed,
    api: shopPayment.waive,
    fields: { reason: textarea() },
    extraInput: ({ id }) => ({ id }),
  }),
]

/** Sends reminders of several bills at once. */
export const paymentsActions = (action: ActionBuilder<readonly ShopPayment[]>) => [
  action('remindAll', {
    permission: 'shop_payment_remind',
    run: (rows, { client }) => client.call(shopPayment.remind, { ids: rows.map(({ id }) => id).join(',') }),
  }),
]

/** Creates bills from a file, or from a contract's terms. */
export const paymentTools = (action: ActionBuilder<undefined>) => [
  action.importEntity(shopPayment),
  action.form('generate', {
    permission: 'shop_payment_generate',
    api: shopPayment.generate,
    fields: { contractId: reference(shopContract, 'contractName', { required: true }) },
  }),
]
