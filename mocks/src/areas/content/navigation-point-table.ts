import type { NavigationPoint } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl, toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

// kind 1 sight, 2 toilet, 3 parking, 4 gate, 5 food, 6 shop, 7 first aid, 8 service desk
const kinds: readonly (readonly [name: string, pointType: number, scene: Parameters<typeof getImageUrl>[0]])[] = [
  ['观景台', 1, 'canyon'],
  ['公共厕所', 2, 'village'],
  ['停车场入口', 3, 'parking'],
  ['主入口', 4, 'gate'],
  ['茶歇驿站', 5, 'tea'],
  ['伴手礼店', 6, 'shop'],
  ['医务室', 7, 'person'],
  ['游客服务台', 8, 'tower'],
]

export const navigationPointTable = defineSeededTable<TenantRow<NavigationPoint>>('navigationPoint', (world) => {
  const random = world.random('navigationPoint')
  return scenicSpotTable
    .seed(world)
    .flatMap((spot) => kinds.map(([name, pointType, scene]) => ({ spot, name, pointType, scene })))
    .map(({ spot, name, pointType, scene }, index) => ({
      ...platformColumns(world, 'navigationPoint', index)(getTimeBefore(world, 420 - index * 3)),
      pointName: `${spot.spotName}${name}`,
      pointType,
      scenicSpotId: spot.id,
      longitude: Number((Number(spot.longitude) + random.between(-40, 40) / 10_000).toFixed(6)),
      latitude: Number((Number(spot.latitude) + random.between(-30, 30) / 10_000).toFixed(6)),
      status: index % 29 === 28 ? 0 : 1,
      address: `${spot.address}附近`,
      icon: getImageUrl(scene, index),
      audioUrl: '',
      content: toParagraph(`${name}，位于${spot.spotName}内。`),
      sort: index + 1,
    }))
})
