import type { ParkingLot } from '@jwsk/sdk/biz'
import type { World } from '../../engine/world/world'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrls, toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

/** Lot with `leftSpace`, which is updated as cars enter and leave. */
export type ParkingLotRow = TenantRow<ParkingLot> & { readonly leftSpace: number }

// scenic spot by position, -1 for lots without one; type 1 above ground, 2 below, 3 roadside, 4 mechanical
type Seed = readonly [name: string, spot: number, type: number, spaces: number, hourPrice: number, dayMax: number]

const lots: readonly Seed[] = [
  ['云栖湖北门停车场', 0, 1, 35, 6, 60],
  ['云栖湖南门停车场', 0, 1, 30, 6, 60],
  ['云栖湖东堤停车场', 0, 1, 15, 8, 80],
  ['云栖湖地下停车库', 0, 2, 43, 8, 80],
  ['湖滨路侧泊位', 0, 3, 6, 10, 100],
  ['竹径古村停车场', 1, 1, 12, 5, 40],
  ['竹径村口路侧泊位', 1, 3, 6, 5, 40],
  ['梅岭茶园停车场', 2, 1, 8, 5, 30],
  ['梅岭茶园大巴停车场', 2, 1, 6, 15, 120],
  ['龙池峡谷一号停车场', 3, 1, 22, 5, 40],
  ['龙池峡谷二号停车场', 3, 1, 17, 5, 40],
  ['云顶花海山脚停车场', 4, 1, 20, 5, 30],
  ['云顶花海山顶停车场', 4, 1, 7, 10, 60],
  ['湖心岛码头停车场', 5, 1, 25, 6, 50],
  ['湖心岛码头立体车库', 5, 4, 13, 8, 60],
  ['童话水世界停车场', 6, 1, 57, 6, 50],
  ['童话水世界地下车库', 6, 2, 33, 8, 60],
  ['望江古塔停车场', 7, 1, 6, 10, 100],
  ['望江立体车库', 7, 4, 10, 10, 100],
  ['溪山湿地东停车场', 8, 1, 18, 5, 40],
  ['溪山湿地西停车场', 8, 1, 15, 5, 40],
  ['石门洞天停车场', 9, 1, 11, 5, 30],
  ['南岸街区停车场', 10, 1, 8, 8, 80],
  ['南岸街区地下车库', 10, 2, 26, 8, 80],
  ['星野露营地停车场', 11, 1, 6, 5, 30],
  ['商业街停车场', -1, 1, 12, 8, 70],
  ['商业街地下车库', -1, 2, 22, 8, 70],
  ['游客集散中心停车场', -1, 1, 42, 5, 40],
  ['员工停车场', -1, 1, 10, 0, 0],
  ['物业服务中心停车场', -1, 1, 6, 4, 20],
]

const office = { regionCode: '330106', address: '杭州市西湖区云栖湖路 1 号', longitude: 120.0921, latitude: 30.1986 }

/** Creates the lots without any parked cars. */
export function createEmptyLots(world: World): readonly ParkingLotRow[] {
  const spots = scenicSpotTable.seed(world)
  const random = world.random('parkingLot')
  return lots.map(([lotName, spot, lotType, totalSpace, hourPrice, dayMax], index) => {
    const place = spots[spot]
    const offset = () => random.between(-60, 60) / 10_000
    return {
      ...platformColumns(world, 'parkingLot', index)(getTimeBefore(world, 600 - index * 7)),
      lotName,
      lotCode: `P-${String(index + 1).padStart(3, '0')}`,
      lotType,
      ...(place && { scenicSpotId: place.id }),
      regionCode: place?.regionCode ?? office.regionCode,
      address: `${place?.address ?? office.address}旁`,
      longitude: Number((Number(place?.longitude ?? office.longitude) + offset()).toFixed(6)),
      latitude: Number((Number(place?.latitude ?? office.latitude) + offset()).toFixed(6)),
      totalSpace,
      leftSpace: totalSpace,
      reserveSpace: Math.ceil(totalSpace / 7),
      openTime: lotType === 3 ? '00:00-24:00' : '06:00-23:00',
      freeMinutes: 30,
      hourPrice: hourPrice.toFixed(2),
      dayMaxPrice: dayMax.toFixed(2),
      chargeRule: toParagraph(
        hourPrice === 0
          ? '凭员工白名单免费停放。'
          : `首 30 分钟免费，之后每小时 ${hourPrice} 元，不足一小时按一小时计，每日 ${dayMax} 元封顶。`,
      ),
      contactPhone: `0571-8762${String(1200 + index)}`,
      image: getImageUrls('parking', [index, index + 40]),
      remark: index % 7 === 3 ? '节假日限行，请提前预约' : '',
      status: index === 24 ? 2 : 1,
    }
  })
}
