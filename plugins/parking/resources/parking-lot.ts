import {
  bizDict,
  code,
  defineResource,
  images,
  mapPoint,
  money,
  number,
  reference,
  region,
  relatedTo,
  richText,
  text,
  textarea,
} from '@jwsk/kit'
import { parkingLot, parkingLotOrder, parkingLotReserve, parkingLotWhitelist, scenicSpot } from '@jwsk/sdk/biz'
import { cameraInfo } from '@jwsk/sdk/iot'

const parkingLots = defineResource({
  api: parkingLot,
  permission: 'parking_lot',
  fields: {
    lotName: text(),
    lotCode: code(),
    lotType: bizDict('parking_type'),
    status: bizDict('parking_lot_status', { defaultValue: 1, tones: { 0: 'quiet', 1: 'success', 2: 'warning' } }),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    regionCode: region({ nameField: 'regionName' }),
    address: text(),
    longitude: mapPoint({ latitude: 'latitude' }),
    totalSpace: number(),
    leftSpace: number(),
    reserveSpace: number(),
    openTime: text(),
    contactPhone: text(),
    hourPrice: money(),
    dayMaxPrice: money(),
    freeMinutes: number(),
    chargeRule: richText(),
    image: images(),
    remark: textarea(),
  },
  columns: ['lotName', 'status', 'leftSpace', 'totalSpace', 'lotCode', 'lotType', 'scenicSpotId', 'hourPrice', 'openTime', 'contactPhone'],
  search: ['lotName', 'status', 'lotCode', 'lotType', 'scenicSpotId'],
  related: [
    relatedTo(parkingLotOrder, 'parkingLotId', '/biz/parkingLotOrder'),
    relatedTo(parkingLotReserve, 'parkingLotId', '/biz/parkingLotReserve'),
    relatedTo(parkingLotWhitelist, 'parkingLotId', '/biz/parkingLotWhitelist'),
    relatedTo(cameraInfo, 'parkingLotId', '/iot/cameraInfo'),
  ],
  sortable: ['lotCode', 'totalSpace', 'leftSpace', 'hourPrice'],
  form: {
    basic: ['lotName', 'lotCode', 'lotType', 'openTime', 'status', 'contactPhone', 'scenicSpotId'],
    place: ['regionCode', 'address', 'longitude'],
    spaces: ['totalSpace', 'leftSpace', 'reserveSpace'],
    charge: ['hourPrice', 'dayMaxPrice', 'freeMinutes', 'chargeRule'],
    more: ['image', 'remark'],
  },
  bulkEdit: ['status', 'contactPhone'],
  stats: () => import('../views/lot-stats'),
  toolbar: (action) => [action.importEntity(parkingLot)],
  row: (action) => [
    action.view('qrcode', { permission: 'parking_lot_qrcode', size: 'small', view: () => import('../views/lot-label') }),
    ...action.enableDisable(parkingLot.changeStatus),
  ],
})

export default parkingLots
