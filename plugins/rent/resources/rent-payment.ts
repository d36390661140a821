import { bizDict, dateRange, dateTime, defineResource, money, textarea } from '@jwsk/kit'
import { rentPayment } from '@jwsk/sdk/biz'

const rentPayments = defineResource({
  api: rentPayment,
  permission: 'rent_place',
  fields: {
    periodStart: dateRange({ to: 'periodEnd' }),
    amount: money(),
    payTime: dateTime(),
    payWay: bizDict('pay_way'),
    remark: textarea(),
  },
  columns: ['periodStart', 'amount', 'payTime', 'payWay', 'remark'],
})

export default rentPayments
