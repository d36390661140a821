import type { RentPlace } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createPersonName } from '../../seed/people'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { getImageUrls, toParagraph } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Codes: 0 not for rent, 1 free, 2 rented, 3 under repair. */
export const placeStatus = { stopped: 0, free: 1, rented: 2, repair: 3 } as const

export type RentPlaceRow = TenantRow<RentPlace>

// type 1 meeting room, 2 square, 3 store, 4 stall, 5 house, 9 other; unit 1 hour, 2 day, 3 month
const places: readonly (readonly [
  name: string,
  type: number,
  zone: string,
  location: string,
  area: number,
  unit: number,
  rent: number,
  capacity: number,
])[] = [
  ['湖景多功能厅', 1, '游客集散中心', '游客集散中心 3 层', 320, 1, 80_000, 260],
  ['听涛会议室', 1, '游客集散中心', '游客集散中心 2 层', 86, 1, 26_000, 40],
  ['竹里会议室', 1, '古村', '古村会客厅', 60, 1, 18_000, 24],
  ['湖滨音乐广场', 2, '湖滨', '南门湖滨', 2600, 2, 1_200_000, 3000],
  ['古塔前广场', 2, '古村', '望江古塔', 900, 2, 480_000, 800],
  ['北门活动草坪', 2, '湖滨', '云栖湖北门', 1800, 2, 650_000, 1500],
  ['一号仓库', 3, '后勤区', '物业后勤区', 420, 3, 1_260_000, 0],
  ['二号仓库', 3, '后勤区', '物业后勤区', 280, 3, 840_000, 0],
  ['冷藏库', 3, '商业街', '商业街后场', 75, 3, 525_000, 0],
  ['湖滨早市摊位一', 4, '湖滨', '湖滨路', 9, 2, 12_000, 0],
  ['湖滨早市摊位二', 4, '湖滨', '湖滨路', 9, 2, 12_000, 0],
  ['湖滨早市摊位三', 4, '湖滨', '湖滨路', 9, 2, 12_000, 0],
  ['夜市摊位 A1', 4, '商业街', '商业街夜市', 12, 3, 180_000, 0],
  ['夜市摊位 A2', 4, '商业街', '商业街夜市', 12, 3, 180_000, 0],
  ['夜市摊位 B1', 4, '商业街', '商业街夜市', 15, 3, 220_000, 0],
  ['员工公寓 301', 5, '后勤区', '员工生活区', 45, 3, 150_000, 2],
  ['员工公寓 302', 5, '后勤区', '员工生活区', 45, 3, 150_000, 2],
  ['茶园小屋', 5, '景区外围', '梅岭茶园', 68, 3, 320_000, 4],
  ['码头售票亭', 9, '湖滨', '湖心岛码头', 14, 3, 260_000, 0],
  ['自动售货点位', 9, '景区外围', '龙池峡谷入口', 4, 3, 60_000, 0],
]

const { rented } = placeStatus

const getStatus = (index: number) => [1, rented, rented, 1, 3, rented, 1, rented, 0][index % 9] ?? 1

export const rentPlaceTable = defineSeededTable<RentPlaceRow>('rentPlace', (world) => {
  const random = world.random('rentPlace')
  return places.map(([placeName, placeType, zone, location, area, rentUnit, rent, capacity], index) => {
    const status = getStatus(index)
    const taken = status === rented
    return {
      ...platformColumns(world, 'rentPlace', index)(getTimeBefore(world, 500 - index * 9)),
      placeName,
      placeType,
      zone,
      location,
      area: area.toFixed(2),
      rentUnit,
      rentPrice: yuan(rent),
      contactPhone: `0571-8769${String(3100 + index)}`,
      tenantName2: taken ? `${createPersonName(random)}工作室` : '',
      status,
      capacity,
      depositAmount: yuan(rent * 2),
      facilities: placeType === 1 ? '投影,音响,无线网络' : '水电',
      contactName: '场地运营组',
      ...(taken && { rentStart: getDateBefore(world, 20 + index * 3), rentEnd: getDateBefore(world, -(30 + index * 7)) }),
      images: getImageUrls('shop', [index + 200]),
      content: toParagraph(`${placeName}，${location}，面积 ${area} 平方米。`),
      sort: index + 1,
    }
  })
})
