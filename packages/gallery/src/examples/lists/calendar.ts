import { bizDict, date, dateRange, defineResource, plate } from '@jwsk/kit'
import { parkingLotReserve } from '@jwsk/sdk/biz'

/** The rows of a list as a calendar; the table stays one click away. */
export const example = defineResource({
  api: parkingLotReserve,
  fields: {
    plateNo: plate(),
    reserveStatus: bizDict('reserve_status', { tones: { 0: 'warning', 1: 'success', 2: 'info', 6: 'danger' } }),
    startTime: dateRange({ to: 'endTime', precision: 'dateTime' }),
    reserveDate: date(),
  },
  columns: ['plateNo', 'reserveStatus', 'startTime', 'reserveDate'],
  search: ['plateNo'],
  range: ['reserveDate'],
  form: [],
  calendar: { from: 'startTime', to: 'endTime', range: 'reserveDate' },
  actions: { add: false, edit: false, delete: false },
})
