import { bizDict, dateRange, dateTime, defineResource, phone, plate, reference, text, textarea } from '@jwsk/kit'
import { parkingLot, parkingLotWhitelist } from '@jwsk/sdk/biz'

const parkingLotWhitelists = defineResource({
  api: parkingLotWhitelist,
  permission: 'parking_lot_whitelist',
  fields: {
    plateNo: plate(),
    plateColor: bizDict('plate_color'),
    parkingLotId: reference(parkingLot, 'lotName', { nameField: 'lotName' }),
    whiteType: bizDict('white_type'),
    ownerName: text(),
    ownerPhone: phone(),
    startTime: dateRange({ to: 'endTime', precision: 'dateTime' }),
    status: bizDict('white_status', { defaultValue: 1, tones: { 0: 'quiet', 1: 'success', 2: 'warning' } }),
    remark: textarea(),
  },
  columns: ['plateNo', 'status', 'startTime', 'parkingLotId', 'whiteType', 'plateColor', 'ownerName', 'ownerPhone'],
  search: ['plateNo', 'status', 'parkingLotId', 'ownerName', 'ownerPhone', 'whiteType'],
  row: (action) => [
    action.form('extend', {
      permission: 'parking_lot_whitelist_renew',
      api: parkingLotWhitelist.renew,
      fields: { endTime: dateTime({ required: true }) },
      initialValues: ({ endTime }) => ({ endTime }),
      extraInput: ({ id }) => ({ ids: id }),
    }),
    action('enable', {
      permission: 'parking_lot_whitelist_enable',
      when: ({ status }) => status === 0,
      run: ({ id }, { client }) => client.call(parkingLotWhitelist.changeStatus, { ids: id, status: 1 }),
    }),
    action('disable', {
      permission: 'parking_lot_whitelist_enable',
      when: ({ status }) => status === 1,
      run: ({ id }, { client }) => client.call(parkingLotWhitelist.changeStatus, { ids: id, status: 0 }),
    }),
  ],
  toolbar: (action) => [action.importEntity(parkingLotWhitelist)],
  bulk: (action) => [
    action.form('renew', {
      permission: 'parking_lot_whitelist_renew',
      api: parkingLotWhitelist.renew,
      fields: { endTime: dateTime({ required: true }) },
      extraInput: (rows) => ({ ids: rows.map(({ id }) => id).join(',') }),
    }),
  ],
})

export default parkingLotWhitelists
