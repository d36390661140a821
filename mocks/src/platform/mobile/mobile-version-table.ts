import { day, formatDateTime, hour } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { type AuditedRow, createPlatformColumns } from '../audited-row'

/** Codes: 0 draft, 1 published, 2 offline. */
export const versionStatus = { draft: 0, published: 1, offline: 2 } as const

export interface MobileVersionRow extends AuditedRow {
  readonly appId: string
  readonly platform: number
  readonly versionName: string
  readonly versionCode: number
  readonly forceUpdate: number
  readonly downloadUrl: string
  readonly packageSize: number
  readonly releaseNote: string
  readonly publishTime: string
}

// by position in the seeds of `app`: platform, and versions from old to new with their release notes
const lines: readonly (readonly [app: number, platform: number, versions: readonly (readonly [name: string, note: string])[]])[] = [
  [
    0,
    1,
    [
      ['2.2.0', '新增停车预约'],
      ['2.3.0', '支持门票改期'],
      ['2.3.1', '修复地图偏移'],
      ['2.4.0', '新增会员码与发票抬头'],
      ['2.5.0', '首页改版'],
    ],
  ],
  [
    1,
    2,
    [
      ['2.3.0', '支持门票改期'],
      ['2.4.0', '新增会员码与发票抬头'],
    ],
  ],
  [
    2,
    4,
    [
      ['1.8.0', '新增水上项目预订'],
      ['1.9.0', '支持离场自动扣费'],
    ],
  ],
  [
    3,
    4,
    [
      ['1.2.0', '支持无牌车扫码入场'],
      ['1.3.0', '新增电子发票'],
    ],
  ],
  [
    4,
    1,
    [
      ['0.9.4', '离线巡检'],
      ['1.0.0', '报修带照片'],
    ],
  ],
  [6, 1, [['2.3.1', '身份证核验提速']]],
]

export const mobileVersionTable = defineTable<MobileVersionRow>('mobileVersion', (world) => {
  const columns = createPlatformColumns(world, 'mobileVersion')
  const random = world.random('mobileVersion')
  const rows = lines.flatMap(([app, platform, versions]) =>
    versions.map(([versionName, releaseNote], order) => ({
      app,
      platform,
      versionName,
      releaseNote,
      order,
      age: versions.length - 1 - order,
    })),
  )
  return rows.map(({ app, platform, versionName, releaseNote, order, age }, index) => {
    const days = 12 + age * 45 + app
    const draft = versionName === '2.5.0'
    return {
      appId: world.seedId('app', app),
      platform,
      versionName,
      versionCode: (order + 1) * 10,
      forceUpdate: versionName.endsWith('.1') ? 2 : 1,
      downloadUrl: `https://download.yunqihu.example/${app}/${versionName}`,
      packageSize: platform > 2 ? random.between(1_200_000, 1_900_000) : random.between(28_000_000, 64_000_000),
      releaseNote,
      publishTime: draft ? '' : formatDateTime(world.startedAt - days * day + 3 * hour),
      ...columns(index, days),
      status: getStatus(draft, age),
    }
  })
})

// only the two newest stay published
function getStatus(draft: boolean, age: number): number {
  if (draft) return versionStatus.draft
  return age > 1 ? versionStatus.offline : versionStatus.published
}
