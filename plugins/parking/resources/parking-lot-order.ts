import { bizDict, dateTime, defineResource, image, money, number, phone, plate, reference, text, textarea } from '@jwsk/kit'
import { parkingLot, parkingLotOrder } from '@jwsk/sdk/biz'
import { stillPaid } from '../actions/still-paid'

const parkingLotOrders = defineResource({
  api: parkingLotOrder,
  permission: 'parking_lot_order',
  fields: {
    orderNo: text(),
    plateNo: plate(),
    plateColor: bizDict('plate_color'),
    carType: bizDict('car_type'),
    parkingLotId: reference(parkingLot, 'lotName', { named: 'lotName' }),
    userName: text(),
    phone: phone(),
    enterTime: dateTime(),
    leaveTime: dateTime(),
    parkMinutes: number(),
    totalAmount: money(),
    discountAmount: money(),
    payAmount: money(),
    refundAmount: money(),
    payWay: bizDict('pay_way'),
    payStatus: bizDict('pay_status', { tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'quiet', 4: 'info', 9: 'quiet' } }),
    payTime: dateTime(),
    transactionNo: text(),
    orderStatus: bizDict('parking_order_status', { tones: { 0: 'info', 1: 'warning', 2: 'success', 3: 'danger' } }),
    enterImage: image(),
    leaveImage: image(),
  },
  columns: [
    'plateNo',
    'orderStatus',
    'payStatus',
    'payAmount',
    'parkingLotId',
    'enterTime',
    'leaveTime',
    'parkMinutes',
    'orderNo',
    'carType',
  ],
  search: ['orderNo', 'plateNo', 'parkingLotId', 'carType', 'payWay', 'payStatus', 'orderStatus'],
  range: ['enterTime', 'leaveTime'],
  sort: { enterTime: 'desc', leaveTime: 'off', parkMinutes: 'off', payAmount: 'off' },
  row: (action) => [
    action.form('pay', {
      permission: 'parking_lot_order_pay',
      when: ({ orderStatus }) => orderStatus === 1,
      api: parkingLotOrder.pay,
      fields: { payWay: bizDict('pay_way'), discountAmount: money() },
      send: ({ id }) => ({ id }),
    }),
    action.form('refund', {
      permission: 'parking_lot_order_refund',
      when: ({ payAmount, refundAmount }) => Number(payAmount ?? 0) > Number(refundAmount ?? 0),
      api: parkingLotOrder.refund,
      fields: { amount: money({ required: true, min: '0.01' }), reason: textarea({ required: true }) },
      start: ({ payAmount, refundAmount }) => ({ amount: stillPaid(payAmount, refundAmount) }),
      send: ({ id }) => ({ id }),
    }),
    action('close', {
      permission: 'parking_lot_order_close',
      tone: 'danger',
      when: ({ orderStatus }) => orderStatus === 0 || orderStatus === 3,
      run: ({ id }, { client }) => client.call(parkingLotOrder.close, { id }),
    }),
    action.form('abnormal', {
      permission: 'parking_lot_order_abnormal',
      when: ({ orderStatus }) => orderStatus === 0 || orderStatus === 1,
      api: parkingLotOrder.markAbnormal,
      fields: { reason: textarea({ required: true }) },
      send: ({ id }) => ({ id }),
    }),
  ],
})

export default parkingLotOrders
