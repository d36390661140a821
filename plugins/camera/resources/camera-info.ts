import { bizDict, code, dateTime, defineResource, image, mapPoint, reference, text, toggle } from '@jwsk/kit'
import { parkingLot, scenicSpot } from '@jwsk/sdk/biz'
import { cameraConfig, cameraInfo } from '@jwsk/sdk/iot'
import { cameraActions } from '../actions/camera-actions'

const cameraInfos = defineResource({
  api: cameraInfo,
  permission: 'camera_info',
  fields: {
    cameraName: text(),
    cameraCode: code(),
    cameraConfigId: reference(cameraConfig, 'configName', { nameField: 'configName' }),
    cameraType: bizDict('camera_type'),
    location: text(),
    scenicSpotId: reference(scenicSpot, 'spotName', { nameField: 'spotName' }),
    parkingLotId: reference(parkingLot, 'lotName', { nameField: 'lotName' }),
    longitude: mapPoint({ latitude: 'latitude' }),
    ipAddress: text(),
    streamUrl: text(),
    ptzFlag: toggle({ on: 2, off: 1 }),
    brand: text(),
    model: text(),
    resolution: text(),
    snapshot: image(),
    onlineStatus: bizDict('online_status', { tones: { 1: 'success', 2: 'danger' } }),
    lastOnlineTime: dateTime(),
    status: bizDict('enable_status', { defaultValue: 1, tones: { 1: 'success', 0: 'quiet' } }),
  },
  columns: ['cameraName', 'onlineStatus', 'snapshot', 'cameraType', 'location', 'cameraConfigId', 'cameraCode', 'lastOnlineTime', 'status'],
  search: [
    'cameraName',
    'onlineStatus',
    'scenicSpotId',
    'cameraCode',
    'cameraConfigId',
    'parkingLotId',
    'cameraType',
    'ipAddress',
    'status',
  ],
  sortable: ['cameraCode', 'lastOnlineTime'],
  form: {
    basic: ['cameraName', 'cameraCode', 'cameraConfigId', 'cameraType', 'ptzFlag', 'status'],
    place: ['location', 'scenicSpotId', 'parkingLotId', 'longitude'],
    access: ['ipAddress', 'streamUrl', 'brand', 'model', 'resolution'],
  },
  bulkEdit: ['cameraConfigId', 'scenicSpotId', 'parkingLotId', 'status'],
  row: cameraActions,
  toolbar: (action) => [action.importEntity(cameraInfo)],
})

export default cameraInfos
