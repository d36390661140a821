import type { CameraConfig } from '@jwsk/sdk/iot'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getTimeBefore } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Row with its secret and password, which are never sent. */
export type CameraConfigRow = TenantRow<CameraConfig> & { readonly appSecret: string; readonly password: string }

// platform 1 to 5, protocol 1 RTSP, 2 RTMP, 3 HLS, 4 FLV, 5 WebRTC
const platforms: readonly (readonly [name: string, platformType: number, host: string, port: number, protocol: number, status: number])[] =
  [
    ['湖区综合安防平台', 1, '10.20.9.10', 443, 3, 1],
    ['停车场视频平台', 2, '10.20.12.10', 8443, 3, 1],
    ['峡谷片区国标网关', 4, '10.30.2.5', 5060, 4, 1],
    ['商业街云视频', 5, 'open.video.example', 443, 3, 1],
    ['旧水世界平台', 3, '10.40.1.8', 80, 1, 0],
  ]

export const cameraConfigTable = defineSeededTable<CameraConfigRow>('cameraConfig', (world) =>
  platforms.map(([configName, platformType, host, port, protocol, status], index) => ({
    ...platformColumns(world, 'cameraConfig', index)(getTimeBefore(world, 480 - index * 25)),
    configName,
    platformType,
    host,
    port,
    appSecret: `seeded-camera-secret-${index + 1}`,
    password: `seeded-camera-password-${index + 1}`,
    protocol,
    status,
    onlineStatus: status === 1 ? 1 : 2,
    appKey: `cam-${index + 1}`,
    userName: 'operator',
    remark: status === 1 ? '' : '设备更换中，暂停接入',
  })),
)
