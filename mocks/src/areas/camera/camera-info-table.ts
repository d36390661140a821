import type { CameraInfo } from '@jwsk/sdk/iot'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { minute } from '../../engine/world/time'
import { parkingLotTable } from '../parking/parking-lot-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { type CameraConfigRow, cameraConfigTable } from './camera-config-table'

export type CameraInfoRow = TenantRow<CameraInfo> & { readonly onlineStatus: number; readonly status: number }

interface Spot {
  readonly name: string
  readonly config: CameraConfigRow | undefined
  readonly scenicSpotId?: string
  readonly parkingLotId?: string
  readonly longitude?: string | number
  readonly latitude?: string | number
}

const views = ['入口全景', '游步道球机', '码头球机']

export const cameraInfoTable = defineSeededTable<CameraInfoRow>('cameraInfo', (world) => {
  const [lake, parking, canyon, street, old] = cameraConfigTable.seed(world)
  const scenic = scenicSpotTable.seed(world).flatMap((spot, at) =>
    views.map((name): Spot => {
      const config = at === 3 || at === 9 ? canyon : lake
      return {
        name: `${spot.spotName}${name}`,
        config: at === 6 ? old : config,
        scenicSpotId: spot.id,
        longitude: spot.longitude,
        latitude: spot.latitude,
      }
    }),
  )
  const lots = parkingLotTable.seed(world).map(
    (lot): Spot => ({
      name: `${lot.lotName}出入口`,
      config: parking,
      ...(lot.scenicSpotId && { scenicSpotId: lot.scenicSpotId }),
      parkingLotId: lot.id,
      longitude: lot.longitude,
      latitude: lot.latitude,
    }),
  )
  const others = ['商业街东口', '商业街西口', '物业后勤区', '员工生活区'].map((name): Spot => ({ name: `${name}枪机`, config: street }))
  return [...scenic, ...lots, ...others].flatMap(({ name, config, ...place }, index): CameraInfoRow[] => {
    if (!config) return []
    const type = place.parkingLotId ? 4 : ([1, 2, 2][index % 3] ?? 1)
    const online = config.status === 1 && index % 12 !== 7
    const ipAddress = `10.20.${10 + (index % 40)}.${20 + index}`
    return [
      {
        ...platformColumns(world, 'cameraInfo', index)(getTimeBefore(world, 330 - index * 2)),
        cameraName: name,
        cameraCode: `330106000013200${String(10_001 + index)}`,
        cameraConfigId: config.id,
        ...place,
        location: name.replace(/(球机|枪机|全景)$/, ''),
        cameraType: type,
        ptzFlag: type === 2 ? 2 : 1,
        ipAddress,
        onlineStatus: online ? 1 : 2,
        status: index % 31 === 30 ? 0 : 1,
        brand: ['海康', '大华', '宇视'][index % 3] ?? '海康',
        model: type === 2 ? 'PTZ-8425' : 'IPC-4143',
        resolution: type === 2 ? '2560x1440' : '1920x1080',
        streamUrl: `rtsp://${ipAddress}:554/ch1/main`,
        snapshot: getImageUrl('gate', index % 12),
        lastOnlineTime: getTimeBefore(world, online ? minute / 86_400_000 : 2 + (index % 9)),
      },
    ]
  })
})
