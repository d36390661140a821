import type { Shop } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { createPersonName, createPhoneNumber } from '../../seed/people'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls, toParagraph } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Codes: 0 vacant, 1 let, 2 being fitted out, 3 closed. */
export const shopStatus = { vacant: 0, let: 1, fitting: 2, closed: 3 } as const

export type ShopRow = TenantRow<Shop> & { readonly status: number }

const buildings = ['湖滨商业街 A 区', '湖滨商业街 B 区', '古村老街', '游客集散中心', '水世界美食广场', '非遗街区']

// by kind: 1 food, 2 retail, 3 lodging, 4 crafts, 5 entertainment, 9 other
const names: Readonly<Record<number, readonly string[]>> = {
  1: ['湖畔茶餐厅', '老街面馆', '渔家小院', '竹筒饭铺', '甜水巷糖水', '龙井虾仁馆', '驿站咖啡', '山泉豆腐坊'],
  2: ['湖礼伴手礼', '便民超市', '茶叶铺', '丝绸小店', '土特产行', '户外用品店'],
  3: ['听湖民宿', '竹里客栈', '云上小筑', '枕水人家'],
  4: ['蓝印花布坊', '竹编工坊', '油纸伞铺', '陶艺手作', '剪纸馆'],
  5: ['亲子乐园', '射箭馆', '夜游剧场', '自行车租赁'],
  9: ['寄存与邮寄', '旅拍服务站'],
}
const kinds = [1, 1, 1, 2, 2, 3, 4, 4, 5, 9]

/** Returns the start of the current contract of the shops that are let. */
export const getTermStart = (world: World, at: number): string => getDateBefore(world, 30 + ((at * 53) % 320))

/** Returns the status of the nth shop: every eleventh is vacant, every nineteenth is being fitted out. */
const getStatus = (index: number) => {
  if (index % 11 === 10) return shopStatus.vacant
  return index % 19 === 7 ? shopStatus.fitting : shopStatus.let
}

export const shopTable = defineSeededTable<ShopRow>('shop', (world) => {
  const random = world.random('shop')
  return Array.from({ length: 104 }, (_, index): ShopRow => {
    const shopType = kinds[index % kinds.length] ?? 9
    const building = buildings[index % buildings.length] ?? ''
    const name = random.pick(names[shopType] ?? [])
    const area = random.between(24, 220)
    const status = getStatus(index)
    const taken = status !== shopStatus.vacant
    const number = String(index + 1).padStart(3, '0')
    const manager = taken ? createPersonName(random) : ''
    return {
      ...platformColumns(world, 'shop', index)(getTimeBefore(world, 1700 - index * 3)),
      shopName: `${name}（${number} 号）`,
      shopCode: `S-${number}`,
      shopType,
      buildingNo: building,
      area: area.toFixed(2),
      rentPrice: yuan(area * random.between(6000, 14_000)),
      merchantName: taken ? `${manager}的${name}` : '',
      status,
      floorNo: index % 3 === 0 ? '2F' : '1F',
      address: `${building} ${number} 号`,
      longitude: Number((120.0921 + (index % 17) / 5000).toFixed(6)),
      latitude: Number((30.1986 + (index % 13) / 6000).toFixed(6)),
      managerName: manager,
      managerPhone: taken ? createPhoneNumber(random) : '',
      openTime: shopType === 3 ? '00:00-24:00' : '09:00-21:00',
      logo: getImageUrl('shop', index),
      images: getImageUrls('shop', [index, index + 120]),
      content: toParagraph(`${name}位于${building}，欢迎到店。`),
      sort: index + 1,
    }
  })
})
