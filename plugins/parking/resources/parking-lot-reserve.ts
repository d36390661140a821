import { bizDict, date, dateRange, dateTime, defineResource, money, phone, plate, reference, text } from '@jwsk/kit'
import { parkingLot, parkingLotReserve } from '@jwsk/sdk/biz'
import { reserveActions } from '../actions/reserve-actions'

const parkingLotReserves = defineResource({
  api: parkingLotReserve,
  permission: 'parking_lot_reserve',
  fields: {
    reserveNo: text(),
    plateNo: plate(),
    plateColor: bizDict('plate_color'),
    carType: bizDict('car_type'),
    contactName: text({ width: 96 }),
    contactPhone: phone(),
    parkingLotId: reference(parkingLot, 'lotName', { nameField: 'lotName' }),
    spaceNo: text(),
    reserveDate: date(),
    startTime: dateRange({ to: 'endTime', precision: 'dateTime' }),
    payAmount: money(),
    payStatus: bizDict('pay_status', { tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'quiet', 4: 'info', 9: 'quiet' } }),
    reserveStatus: bizDict('reserve_status', {
      tones: { 0: 'warning', 1: 'success', 2: 'info', 3: 'quiet', 4: 'quiet', 5: 'quiet', 6: 'danger' },
    }),
    auditUser: text(),
    auditTime: dateTime(),
    auditRemark: text(),
    cancelReason: text(),
  },
  columns: [
    'plateNo',
    'reserveStatus',
    'reserveDate',
    'parkingLotId',
    'payStatus',
    'contactName',
    'contactPhone',
    'startTime',
    'reserveNo',
  ],
  search: ['plateNo', 'reserveStatus', 'parkingLotId', 'reserveNo', 'contactName', 'contactPhone', 'payStatus'],
  range: ['reserveDate'],
  sort: { reserveDate: 'desc' },
  calendar: { from: 'startTime', to: 'endTime', range: 'reserveDate' },
  form: {
    visitor: ['plateNo', 'plateColor', 'carType', 'contactName', 'contactPhone'],
    booking: ['parkingLotId', 'reserveDate', 'startTime', 'spaceNo', 'payAmount'],
  },
  // decisions are final
  actions: { edit: ({ reserveStatus }) => reserveStatus === 0 },
  row: reserveActions,
})

export default parkingLotReserves
