import { bizDict, dateTime, images, number, toggle } from '@jwsk/kit'

/** Settlement of a bill: method and time of the payment, or reminders. */
export const settlementFields = {
  payStatus: bizDict('payment_status', { tones: { 0: 'warning', 1: 'success', 2: 'warning', 3: 'danger', 4: 'quiet' } }),
  payWay: bizDict('pay_way'),
  payTime: dateTime(),
  invoiceFlag: toggle({ on: 2, off: 1 }),
  voucher: images(),
  remindCount: number(),
  remindTime: dateTime(),
}
