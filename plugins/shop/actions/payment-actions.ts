import { type ActionMaker, bizDict, dateTime, images, money, textarea } from '@jwsk/kit'
import { type ShopPayment, shopPayment } from '@jwsk/sdk/biz'

const owed = ({ payStatus }: ShopPayment) => payStatus === 0 || payStatus === 2 || payStatus === 3

const cents = (amount: string | number = 0) => Math.round(Number(amount) * 100)

const left = ({ receivableAmount, lateFee, paidAmount }: ShopPayment) =>
  ((cents(receivableAmount) + cents(lateFee) - cents(paidAmount)) / 100).toFixed(2)

/** By the clock of whoever takes the money, as `2026-11-21 08:30:00`. */
const now = () => new Date().toLocaleString('sv-SE')

/** What becomes of a bill: paid, asked for again or waived. */
export const paymentActions = (action: ActionMaker<ShopPayment>) => [
  action.form('pay', {
    permission: 'shop_payment_pay',
    when: owed,
    api: shopPayment.pay,
    fields: { payAmount: money(), payWay: bizDict('pay_way'), payTime: dateTime(), voucher: images() },
    start: (row) => ({ payAmount: left(row), payTime: now() }),
    send: ({ id }) => ({ id }),
  }),
  action('remind', {
    permission: 'shop_payment_remind',
    when: owed,
    run: ({ id }, { client }) => client.call(shopPayment.remind, { ids: id }),
  }),
  action.form('waive', {
    permission: 'shop_payment_waive',
    tone: 'danger',
    when: owed,
    api: shopPayment.waive,
    fields: { reason: textarea() },
    send: ({ id }) => ({ id }),
  }),
]
