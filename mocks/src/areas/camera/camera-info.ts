import { cameraInfo } from '@jwsk/sdk/iot'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { day, formatDateTime, isDateTime, minute, parseTime } from '../../engine/world/time'
import { parkingLotTable } from '../parking/parking-lot-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { createStatusMock, requireParameter } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow } from '../shared/entity-mocks'
import { getImageUrl } from '../shared/images'
import { createExportMock, createImportMock, createReferenceColumn, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { cameraConfigTable } from './camera-config-table'
import { type CameraInfoRow, cameraInfoTable } from './camera-info-table'
import { buildCameraTree } from './camera-tree'

const online = 1
const yes = 2
const protocols = { rtsp: 1, rtmp: 2, hls: 3, flv: 4, webrtc: 5 } as const
const duplicate = '摄像头编号已存在'
const commands = ['up', 'down', 'left', 'right', 'leftUp', 'leftDown', 'rightUp', 'rightDown', 'zoomIn', 'zoomOut', 'stop']

const crudMocks = createEntityMocks(cameraInfo, cameraInfoTable, {
  view: (row, { world }) => ({
    ...row,
    configName: lookUpName(world, cameraConfigTable, { id: row.cameraConfigId, name: (config) => config.configName }),
    spotName: lookUpName(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
    lotName: lookUpName(world, parkingLotTable, { id: row.parkingLotId, name: (lot) => lot.lotName }),
  }),
  unique: { fields: ['cameraCode'], message: duplicate },
  columns: ['onlineStatus'],
  owned: () => ({ onlineStatus: 2, snapshot: '', lastOnlineTime: '' }),
})

/** Returns the camera that the call names. Throws if it is disabled or offline. */
function requireOnlineCamera(call: Call): CameraInfoRow {
  const row = requireRow(call, cameraInfoTable)
  if (row.status !== 1) throw businessError('摄像头已停用')
  if (row.onlineStatus !== online) throw businessError('摄像头离线')
  return row
}

/** Returns the origin of this page or server, because stream URLs are always absolute. */
const getMediaOrigin = ({ headers }: Call) => globalThis.location?.origin ?? `http://${headers.get('host') ?? '127.0.0.1:8700'}`

/** Creates the stream URL: HLS plays a sample, the other protocols name the gateway that they would need. */
function createStream(call: Call, row: CameraInfoRow, protocol: number) {
  const gateway = `media.yunqihu.example/${row.cameraCode}`
  const urls: Readonly<Record<number, string>> = {
    [protocols.rtsp]: `rtsp://${gateway}`,
    [protocols.rtmp]: `rtmp://${gateway}`,
    [protocols.hls]: `${getMediaOrigin(call)}/__mock/media/sample.m3u8?camera=${row.cameraCode}`,
    [protocols.flv]: `https://${gateway}.flv`,
    [protocols.webrtc]: `https://${gateway}/whep`,
  }
  const url = urls[protocol]
  if (!url) throw businessError('protocol:取值不正确')
  return { url, protocol, expireTime: formatDateTime(call.world.now() + 5 * minute) }
}

const sheetColumns = defineSheetColumns(
  '名称 cameraName,编号 cameraCode,安装位置 location,类型 cameraType:camera_type,是否有云台 ptzFlag:yes_no,IP地址 ipAddress,品牌 brand,型号 model,分辨率 resolution,流地址 streamUrl',
  [
    createReferenceColumn('所属配置', 'cameraConfigId', [cameraConfigTable, 'configName']),
    createReferenceColumn('所属景区', 'scenicSpotId', [scenicSpotTable, 'spotName']),
  ],
)

export const cameraInfoMocks = [
  ...crudMocks,
  createStatusMock(cameraInfo.changeStatus, cameraInfoTable, { allowed: [0, 1] }),
  createExportMock(cameraInfo.export, findMock(crudMocks, cameraInfo.page), ['摄像头', sheetColumns]),
  createTemplateMock(cameraInfo.exportTemplate, ['摄像头', sheetColumns]),
  createImportMock(cameraInfo.import, {
    submit: findMock(crudMocks, cameraInfo.submit),
    columns: sheetColumns,
    findDuplicate: ({ cameraCode }, world) => world.table(cameraInfoTable).find((row) => row.cameraCode === cameraCode),
    duplicate: { field: 'cameraCode', message: duplicate },
  }),
  mock(cameraInfo.tree, (call) => buildCameraTree(call)),
  mock(cameraInfo.previewUrl, (call) => {
    const row = requireOnlineCamera(call)
    const usualProtocol = call.world.table(cameraConfigTable).get(row.cameraConfigId)?.protocol ?? protocols.hls
    return createStream(call, row, Number(call.query.protocol || usualProtocol))
  }),
  mock(cameraInfo.playbackUrl, (call) => {
    const row = requireRow(call, cameraInfoTable)
    const [start, end] = [requireParameter(call, 'start'), requireParameter(call, 'end')]
    if (!isDateTime(start) || !isDateTime(end)) throw businessError('start:格式不正确')
    if (end <= start) throw businessError('end:结束时间必须晚于开始时间')
    if (parseTime(end) - parseTime(start) > day) throw businessError('end:回放时长不能超过24小时')
    // recordings are retained for thirty days
    if (parseTime(end) > call.world.now() || parseTime(start) < call.world.now() - 30 * day) throw businessError('该时段无录像')
    const seconds = (parseTime(end) - parseTime(start)) / 1000
    return {
      url: `${getMediaOrigin(call)}/__mock/media/recording.m3u8?camera=${row.cameraCode}&seconds=${seconds}`,
      protocol: protocols.hls,
      expireTime: formatDateTime(call.world.now() + 5 * minute),
    }
  }),
  mock(cameraInfo.ptz, (call) => {
    const row = requireOnlineCamera(call)
    if (row.ptzFlag !== yes) throw businessError('摄像头无云台')
    if (!commands.includes(requireParameter(call, 'command'))) throw businessError('command:取值不正确')
    const speed = Number(call.query.speed || 5)
    if (!Number.isInteger(speed) || speed < 1 || speed > 10) throw businessError('speed:取值须在1到10之间')
    return undefined
  }),
  mock(cameraInfo.snapshot, (call) => {
    const { id } = requireOnlineCamera(call)
    const time = call.world.formatNow()
    const url = getImageUrl('gate', Number(time.slice(-2)))
    patchRow(call, cameraInfoTable, { id, snapshot: url, lastOnlineTime: time })
    return { url, time }
  }),
]
