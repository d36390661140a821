import { cameraInfo } from '@jwsk/sdk/iot'
import { type Ask, mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { day, formatDateTime, isDateTime, minute, timeOf } from '../../engine/world/time'
import { parkingLotTable } from '../parking/parking-lot-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { changeStatus, required } from '../shared/actions'
import { answering, change, entity, nameIn, rowOf } from '../shared/entity'
import { picture } from '../shared/pictures'
import { columns, exported, imported, namesOf, template } from '../shared/sheets'
import { cameraConfigTable } from './camera-config-table'
import { type CameraInfoRow, cameraInfoTable } from './camera-info-table'
import { cameraTree } from './camera-tree'

const online = 1
const yes = 2
const protocols = { rtsp: 1, rtmp: 2, hls: 3, flv: 4, webrtc: 5 } as const
const duplicate = '摄像头编号已存在'
const commands = ['up', 'down', 'left', 'right', 'leftUp', 'leftDown', 'rightUp', 'rightDown', 'zoomIn', 'zoomOut', 'stop']

const usual = entity(cameraInfo, cameraInfoTable, {
  view: (row, { world }) => ({
    ...row,
    configName: nameIn(world, cameraConfigTable, { id: row.cameraConfigId, name: (config) => config.configName }),
    spotName: nameIn(world, scenicSpotTable, { id: row.scenicSpotId, name: (spot) => spot.spotName }),
    lotName: nameIn(world, parkingLotTable, { id: row.parkingLotId, name: (lot) => lot.lotName }),
  }),
  unique: { fields: ['cameraCode'], message: duplicate },
  columns: ['onlineStatus'],
  owned: () => ({ onlineStatus: 2, snapshot: '', lastOnlineTime: '' }),
})

/** The camera, if it can be looked through now. */
function watchable(ask: Ask): CameraInfoRow {
  const row = rowOf(ask, cameraInfoTable)
  if (row.status !== 1) throw refuse('摄像头已停用')
  if (row.onlineStatus !== online) throw refuse('摄像头离线')
  return row
}

/** Where this page or server can be reached: a stream's address is always a whole one. */
const originOf = ({ headers }: Ask) => globalThis.location?.origin ?? `http://${headers.get('host') ?? '127.0.0.1:8700'}`

/** HLS is played from a sample; the other protocols name the gateway that they would need. */
function streamOf(ask: Ask, row: CameraInfoRow, protocol: number) {
  const gateway = `media.yunqihu.example/${row.cameraCode}`
  const urls: Readonly<Record<number, string>> = {
    [protocols.rtsp]: `rtsp://${gateway}`,
    [protocols.rtmp]: `rtmp://${gateway}`,
    [protocols.hls]: `${originOf(ask)}/__mock/media/sample.m3u8?camera=${row.cameraCode}`,
    [protocols.flv]: `https://${gateway}.flv`,
    [protocols.webrtc]: `https://${gateway}/whep`,
  }
  const url = urls[protocol]
  if (!url) throw refuse('protocol:取值不正确')
  return { url, protocol, expireTime: formatDateTime(ask.world.now() + 5 * minute) }
}

const sheet = columns(
  '名称 cameraName,编号 cameraCode,安装位置 location,类型 cameraType:camera_type,是否有云台 ptzFlag:yes_no,IP地址 ipAddress,品牌 brand,型号 model,分辨率 resolution,流地址 streamUrl',
  [
    namesOf('所属配置', 'cameraConfigId', [cameraConfigTable, 'configName']),
    namesOf('所属景区', 'scenicSpotId', [scenicSpotTable, 'spotName']),
  ],
)

export const cameraInfoMocks = [
  ...usual,
  changeStatus(cameraInfo.changeStatus, cameraInfoTable, { allowed: [0, 1] }),
  exported(cameraInfo.export, answering(usual, cameraInfo.page), ['摄像头', sheet]),
  template(cameraInfo.exportTemplate, ['摄像头', sheet]),
  imported(cameraInfo.import, {
    submit: answering(usual, cameraInfo.submit),
    columns: sheet,
    twin: ({ cameraCode }, world) => world.table(cameraInfoTable).find((row) => row.cameraCode === cameraCode),
    duplicate: { field: 'cameraCode', message: duplicate },
  }),
  mock(cameraInfo.tree, (ask) => cameraTree(ask)),
  mock(cameraInfo.previewUrl, (ask) => {
    const row = watchable(ask)
    const usualProtocol = ask.world.table(cameraConfigTable).get(row.cameraConfigId)?.protocol ?? protocols.hls
    return streamOf(ask, row, Number(ask.query.protocol || usualProtocol))
  }),
  mock(cameraInfo.playbackUrl, (ask) => {
    const row = rowOf(ask, cameraInfoTable)
    const [start, end] = [required(ask, 'start'), required(ask, 'end')]
    if (!isDateTime(start) || !isDateTime(end)) throw refuse('start:格式不正确')
    if (end <= start) throw refuse('end:结束时间必须晚于开始时间')
    if (timeOf(end) - timeOf(start) > day) throw refuse('end:回放时长不能超过24小时')
    // recordings are kept for thirty days
    if (timeOf(end) > ask.world.now() || timeOf(start) < ask.world.now() - 30 * day) throw refuse('该时段无录像')
    const seconds = (timeOf(end) - timeOf(start)) / 1000
    return {
      url: `${originOf(ask)}/__mock/media/recording.m3u8?camera=${row.cameraCode}&seconds=${seconds}`,
      protocol: protocols.hls,
      expireTime: formatDateTime(ask.world.now() + 5 * minute),
    }
  }),
  mock(cameraInfo.ptz, (ask) => {
    const row = watchable(ask)
    if (row.ptzFlag !== yes) throw refuse('摄像头无云台')
    if (!commands.includes(required(ask, 'command'))) throw refuse('command:取值不正确')
    const speed = Number(ask.query.speed || 5)
    if (!Number.isInteger(speed) || speed < 1 || speed > 10) throw refuse('speed:取值须在1到10之间')
    return undefined
  }),
  mock(cameraInfo.snapshot, (ask) => {
    const { id } = watchable(ask)
    const time = ask.world.stamp()
    const url = picture('gate', Number(time.slice(-2)))
    change(ask, cameraInfoTable, { id, snapshot: url, lastOnlineTime: time })
    return { url, time }
  }),
]
