import type { Attractions } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrl, getImageUrls, toParagraph } from '../shared/images'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { scenicSpotTable } from './scenic-spot-table'

// three for each scenic spot, in its order
const names = [
  '湖心亭',
  '长堤春晓',
  '听雨轩',
  '祠堂老街',
  '竹海栈道',
  '古戏台',
  '采茶坡',
  '制茶工坊',
  '茶山观景台',
  '飞龙瀑布',
  '玻璃栈道',
  '一线天',
  '薰衣草田',
  '风车山',
  '彩虹滑道',
  '木屋营地',
  '环岛骑行道',
  '日出平台',
  '造浪池',
  '漂流河',
  '亲子戏水区',
  '塔基石刻',
  '登塔长廊',
  '望江台',
  '观鸟屋',
  '摇橹码头',
  '芦苇荡',
  '钟乳石厅',
  '地下暗河',
  '石门天窗',
  '油纸伞工坊',
  '剪纸馆',
  '蓝印花布坊',
  '观星台',
  '天幕营地',
  '森林步道',
] as const

export const attractionsTable = defineSeededTable<TenantRow<Attractions>>('attractions', (world) =>
  scenicSpotTable.seed(world).flatMap((spot, place) =>
    names.slice(place * 3, place * 3 + 3).map((name, order) => {
      const index = place * 3 + order
      return {
        ...platformColumns(world, 'attractions', index)(getTimeBefore(world, 500 - index * 3)),
        scenicSpotId: spot.id,
        name,
        coverImage: getImageUrl('lake', index),
        status: spot.status,
        longitude: Number((Number(spot.longitude) + order / 900).toFixed(6)),
        latitude: Number((Number(spot.latitude) - order / 1100).toFixed(6)),
        images: getImageUrls('lake', [index, index + 50]),
        audioUrl: `https://media.yunqihu.example/audio/${spot.spotCode ?? ''}-${order + 1}.mp3`.toLowerCase(),
        summary: `${spot.spotName}内的${name}，步行约 ${10 + order * 8} 分钟可达。`,
        content: toParagraph(`${name}是${spot.spotName}的代表景点，设有讲解牌与休息座椅。`),
        sort: order + 1,
      }
    }),
  ),
)
