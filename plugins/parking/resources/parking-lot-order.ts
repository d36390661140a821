import { bizDict, dateTime, defineResource, image, phone, plate, reference, siblings, text } from '@jwsk/kit'
import { parkingLot, parkingLotOrder } from '@jwsk/sdk/biz'
import { orderActions } from '../actions/order-actions'
import { RefundedAmount } from '../cells/refunded-amount'
import { parkingDuration } from '../fields/parking-duration'
import { isSettled, payment } from '../fields/payment-state'

const parkingLotOrders = defineResource({
  api: parkingLotOrder,
  permission: 'parking_lot_order',
  fields: {
    orderNo: text(),
    plateNo: plate(),
    plateColor: bizDict('plate_color'),
    carType: bizDict('car_type'),
    parkingLotId: reference(parkingLot, 'lotName', { nameField: 'lotName' }),
    userName: text(),
    phone: phone(),
    enterTime: dateTime(),
    leaveTime: dateTime(),
    parkMinutes: parkingDuration(),
    totalAmount: isSettled(),
    discountAmount: isSettled(),
    payAmount: isSettled(),
    refundAmount: isSettled(),
    payWay: bizDict('pay_way'),
    payStatus: payment(),
    payTime: dateTime(),
    transactionNo: text(),
    orderStatus: bizDict('parking_order_status', { tones: { 0: 'info', 1: 'warning', 2: 'success', 3: 'danger' } }),
    enterImage: image(),
    leaveImage: image(),
  },
  columns: [
    'plateNo',
    'orderStatus',
    'enterTime',
    'parkMinutes',
    'totalAmount',
    'payStatus',
    'parkingLotId',
    'payAmount',
    'leaveTime',
    'orderNo',
    'carType',
  ],
  cells: { payStatus: RefundedAmount },
  related: [siblings(parkingLotOrder, 'plateNo', '/biz/parkingLotOrder')],
  highlights: ['payAmount', 'totalAmount', 'refundAmount', 'parkMinutes', 'enterTime'],
  search: ['plateNo', 'orderStatus', 'parkingLotId', 'orderNo', 'carType', 'payWay', 'payStatus'],
  range: ['enterTime', 'leaveTime'],
  sortable: ['leaveTime', 'parkMinutes', 'payAmount'],
  sort: { enterTime: 'desc' },
  row: orderActions,
})

export default parkingLotOrders
