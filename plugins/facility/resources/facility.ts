import { bizDict, code, date, dateTime, defineResource, images, mapPoint, number, phone, reference, text, textarea } from '@jwsk/kit'
import { scenicSpot } from '@jwsk/sdk/biz'
import { facility } from '@jwsk/sdk/dp'
import { facilityActions } from '../actions/facility-actions'

const facilities = defineResource({
  api: facility,
  permission: 'facility',
  fields: {
    facilityName: text(),
    facilityCode: code(),
    facilityType: bizDict('facility_type'),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    location: text(),
    longitude: mapPoint({ latitude: 'latitude' }),
    facilityStatus: bizDict('facility_status', { defaultValue: 1, tones: { 1: 'success', 2: 'danger', 3: 'warning', 4: 'quiet' } }),
    brand: text(),
    model: text(),
    quantity: number(),
    buyDate: date(),
    warrantyDate: date(),
    managerName: text(),
    managerPhone: phone(),
    images: images(),
    lastRepairTime: dateTime(),
    remark: textarea(),
  },
  columns: [
    'facilityName',
    'facilityStatus',
    'facilityType',
    'facilityCode',
    'scenicSpotId',
    'location',
    'managerName',
    'managerPhone',
    'lastRepairTime',
  ],
  search: ['facilityName', 'facilityStatus', 'facilityCode', 'facilityType', 'scenicSpotId'],
  sortable: ['facilityCode', 'lastRepairTime'],
  form: {
    basic: ['facilityName', 'facilityCode', 'facilityType', 'facilityStatus', 'quantity', 'managerName', 'managerPhone'],
    place: ['scenicSpotId', 'location', 'longitude'],
    purchase: ['brand', 'model', 'buyDate', 'warrantyDate'],
    other: ['images', 'remark'],
  },
  bulkEdit: ['scenicSpotId', 'managerName', 'managerPhone'],
  board: { by: 'facilityStatus', move: 'submit' },
  row: facilityActions,
  toolbar: (action) => [action.importEntity(facility)],
})

export default facilities
