import type { TourRoute } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls, toParagraph } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { tourGuideTable } from './tour-guide-table'

/** Codes: 0 draft, 1 published, 2 full, 3 offline. */
export type TourRouteRow = TenantRow<TourRoute> & { readonly status: number }

// kind 1 one day, 2 several days, 3 families, 4 study; the stops by position
const routes: readonly (readonly [
  name: string,
  kind: number,
  days: number,
  stops: readonly number[],
  km: number,
  price: number,
  status: number,
])[] = [
  ['环湖经典一日游', 1, 1, [0, 1, 7], 18.5, 26_800, 1],
  ['茶山古村慢游', 1, 1, [2, 1, 10], 22, 19_800, 1],
  ['峡谷漂流一日游', 1, 1, [3], 64, 32_800, 2],
  ['湖岛两日度假', 2, 2, [0, 5], 168, 88_800, 1],
  ['四季花海摄影之旅', 2, 2, [4, 2, 0], 92.4, 69_900, 1],
  ['亲子水乐园周末', 3, 2, [6, 8], 41, 75_800, 1],
  ['小小茶艺师研学', 4, 1, [2, 10], 15.2, 23_800, 1],
  ['溶洞地质研学营', 4, 3, [9, 3, 8], 186, 129_900, 0],
  ['非遗手作体验', 3, 1, [10, 7], 9.6, 16_800, 1],
  ['湿地观鸟清晨线', 1, 1, [8], 12, 14_800, 3],
  ['西线山水三日', 2, 3, [3, 9, 5], 274, 149_900, 0],
  ['夜游古塔与江岸', 1, 1, [7, 10], 6.8, 12_800, 1],
]

export const tourRouteTable = defineSeededTable<TourRouteRow>('tourRoute', (world) => {
  const spots = scenicSpotTable.seed(world)
  const guides = tourGuideTable.seed(world).filter((guide) => guide.auditStatus === 1)
  return routes.map(([routeName, routeType, dayCount, stops, distance, price, status], index) => {
    const places = stops.flatMap((at) => spots[at] ?? [])
    const guide = guides[index * 2]
    const quota = 30 + (index % 4) * 10
    return {
      ...platformColumns(world, 'tourRoute', index)(getTimeBefore(world, 600 - index * 12)),
      routeName,
      routeType,
      dayCount,
      spotIds: places.map(({ id }) => id).join(','),
      ...(guide && { guideId: guide.id }),
      bookedCount: status === 2 ? quota : Math.min(quota - 1, status === 0 ? 0 : 6 + index * 2),
      coverImage: places[0]?.coverImage ?? getImageUrl('canyon', index),
      lineJson: JSON.stringify(places.map(({ longitude, latitude }) => [Number(longitude), Number(latitude)])),
      itinerary: places
        .map((place, order) =>
          toParagraph(`第 ${Math.min(dayCount, order + 1)} 天：游览${place.spotName}，停留约 ${place.visitHours ?? 2} 小时。`),
        )
        .join(''),
      status,
      startPlace: '游客集散中心',
      endPlace: places.at(-1)?.spotName ?? '',
      distance: distance.toFixed(1),
      price: yuan(price),
      quota,
      images: getImageUrls('canyon', [index, index + 15]),
      content: toParagraph('含门票、往返大巴与讲解服务，餐食自理。'),
      sort: index + 1,
    }
  })
})
