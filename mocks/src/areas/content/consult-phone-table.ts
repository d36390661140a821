import type { ConsultPhone } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

// kind 1 questions, 2 complaints, 3 rescue, 4 property
const kinds: readonly (readonly [name: string, phoneType: number, hours: string])[] = [
  ['服务台', 1, '08:00-18:00'],
  ['救援电话', 3, '全天'],
]

export const consultPhoneTable = defineSeededTable<TenantRow<ConsultPhone>>('consultPhone', (world) => {
  const everywhere = [
    { phoneName: '景区统一服务热线', phone: '400-880-1868', phoneType: 1, serviceTime: '08:00-20:00' },
    { phoneName: '游客投诉电话', phone: '0571-87650315', phoneType: 2, serviceTime: '08:30-17:30' },
    { phoneName: '物业报修电话', phone: '0571-87690119', phoneType: 4, serviceTime: '全天' },
    { phoneName: '水上救援', phone: '0571-87631995', phoneType: 3, serviceTime: '全天' },
  ]
  const local = scenicSpotTable.seed(world).flatMap((spot, place) =>
    kinds.map(([name, phoneType, serviceTime], order) => ({
      phoneName: `${spot.spotName}${name}`,
      phone: `0571-8764${String(1000 + place * 10 + order)}`,
      phoneType,
      serviceTime,
      scenicSpotId: spot.id,
    })),
  )
  return [...everywhere, ...local].map((row, index) => ({
    ...platformColumns(world, 'consultPhone', index)(getTimeBefore(world, 400 - index * 5)),
    ...row,
    status: index === 20 ? 0 : 1,
    sort: index + 1,
  }))
})
