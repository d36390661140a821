import type { WaterSport } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls, toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

export type WaterSportRow = TenantRow<WaterSport>

// scenic spot by position; type 1 cruise, 2 speedboat, 3 kayak, 4 jet ski, 5 rafting, 6 paddle board, 9 other
const sports: readonly (readonly [
  name: string,
  spot: number,
  type: number,
  place: string,
  minutes: number,
  capacity: number,
  ageMin: number,
])[] = [
  ['环湖画舫', 0, 1, '东堤一号码头', 50, 60, 0],
  ['湖心岛快艇', 0, 2, '南门游船码头', 20, 8, 6],
  ['晨光皮划艇', 0, 3, '西岸水上中心', 60, 2, 12],
  ['桨板瑜伽', 0, 6, '西岸水上中心', 90, 1, 14],
  ['手摇小木船', 8, 1, '摇橹码头', 40, 6, 0],
  ['湿地独木舟', 8, 3, '芦苇荡栈桥', 60, 2, 10],
  ['龙池漂流', 3, 5, '峡谷上游起漂点', 120, 4, 8],
  ['勇士激流', 3, 5, '峡谷中段', 60, 2, 16],
  ['环岛摩托艇', 5, 4, '湖心岛北湾', 15, 2, 16],
  ['湖岛渡轮', 5, 1, '湖心岛码头', 25, 120, 0],
  ['水上拖伞', 5, 9, '湖心岛南湾', 15, 1, 16],
  ['造浪池冲浪', 6, 9, '童话水世界造浪池', 60, 40, 8],
]

export const waterSportTable = defineSeededTable<WaterSportRow>('waterSport', (world) => {
  const spots = scenicSpotTable.seed(world)
  return sports.map(([sportName, spot, sportType, location, durationMinutes, capacity, ageMin], index) => {
    const place = spots[spot]
    const closed = index === 7
    return {
      ...platformColumns(world, 'waterSport', index)(getTimeBefore(world, 640 - index * 9)),
      sportName,
      sportType,
      ...(place && { scenicSpotId: place.id }),
      location,
      openTime: sportType === 1 ? '08:30-17:00' : '09:00-16:30',
      coverImage: getImageUrl('boat', index),
      status: closed ? 2 : 1,
      suspendReason: closed ? '上游水位超过警戒线，暂停开放' : '',
      merchantName: '云栖湖水上运动有限公司',
      longitude: Number((Number(place?.longitude ?? 120) + index / 2000).toFixed(6)),
      latitude: Number((Number(place?.latitude ?? 30) + index / 3000).toFixed(6)),
      durationMinutes,
      capacity,
      ageMin,
      ageMax: ageMin === 0 ? 80 : 60,
      heightMin: ageMin === 0 ? 0 : 120,
      safetyNotice: toParagraph('全程穿着救生衣，听从工作人员指挥；酒后、孕期及心脏病患者谢绝参加。'),
      contactPhone: `0571-8763${String(2100 + index)}`,
      images: getImageUrls('boat', [index, index + 30]),
      content: toParagraph(`${sportName}，${location}登船，单次约 ${durationMinutes} 分钟。`),
      sort: index + 1,
    }
  })
})
