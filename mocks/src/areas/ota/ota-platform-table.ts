import type { OtaPlatform } from '@jwsk/sdk/dp'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Row with its secret, which is never sent. */
export type OtaPlatformRow = TenantRow<OtaPlatform> & { readonly appSecret: string }

const platforms: readonly (readonly [name: string, code: string, rate: string, cycle: number, status: number])[] = [
  ['携程', 'ctrip', '12.00', 3, 1],
  ['美团', 'meituan', '10.00', 2, 1],
  ['同程', 'tongcheng', '11.50', 3, 1],
  ['飞猪', 'fliggy', '10.50', 3, 1],
  ['抖音', 'douyin', '8.00', 1, 0],
]

export const otaPlatformTable = defineSeededTable<OtaPlatformRow>('otaPlatform', (world) =>
  platforms.map(([platformName, platformCode, commissionRate, settleCycle, status], index) => ({
    ...platformColumns(world, 'otaPlatform', index)(getTimeBefore(world, 500 - index * 40)),
    platformName,
    platformCode,
    appSecret: `seeded-secret-${index + 1}`,
    apiUrl: `https://api.${platformCode}.example/ticket/v2`,
    commissionRate,
    settleCycle,
    status,
    companyName: `${platformName}票务合作方`,
    merchantNo: `M${String(880_100 + index)}`,
    appKey: `${platformCode}-yqh`,
    callbackUrl: `https://open.yunqihu.example/ota/${platformCode}/callback`,
    contactName: '商务对接人',
    contactPhone: `1390000${String(1000 + index)}`,
    contractStart: getDateBefore(world, 300 - index * 10),
    contractEnd: getDateBefore(world, -(300 + index * 20)),
    sort: index + 1,
  })),
)
