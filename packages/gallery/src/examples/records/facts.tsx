import { bizDict, dateTime, defineResource, money, plate, RecordDetails, text } from '@jwsk/kit'
import { parkingLotOrder } from '@jwsk/sdk/biz'

const orders = defineResource({
  api: parkingLotOrder,
  fields: { orderNo: text(), plateNo: plate(), enterTime: dateTime(), payAmount: money(), payStatus: bizDict('pay_status') },
  columns: ['orderNo'],
})

const order = { orderNo: 'P202605010001', plateNo: '浙A12345', enterTime: '2026-05-01 09:30:00', payAmount: '18.00', payStatus: 1 }

/** Some fields of a record for reading, within other content. */
export const Example = () => (
  <RecordDetails resource={orders} record={order} fields={['orderNo', 'plateNo', 'enterTime', 'payAmount', 'payStatus']} />
)
