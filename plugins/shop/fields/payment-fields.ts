import { bizDict, dateTime, images, number, toggle } from '@jwsk/kit'

/** What became of a bill: paid how and when, or asked for again. */
export const settlementFields = {
  payStatus: bizDict('payment_status', { tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'danger', 4: 'quiet' } }),
  payWay: bizDict('pay_way'),
  payTime: dateTime(),
  invoiceFlag: toggle({ on: 2, off: 1 }),
  voucher: images(),
  remindCount: number(),
  remindTime: dateTime(),
}
