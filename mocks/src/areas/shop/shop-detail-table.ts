import type { ShopDetail } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getTimeBefore } from '../shared/clock'
import { getImageUrls, toParagraph } from '../shared/images'
import { yuan } from '../shared/money'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { shopStatus, shopTable } from './shop-table'

const tags = ['湖景,亲子', '老字号', '手作体验', '网红打卡,夜间营业', '素食友好', '宠物友好']
const facilities = ['1,2', '1,3,4', '1,5', '1,2,6', '1,2,3,5']

/** One row for each let shop that has filled in its page. */
export const shopDetailTable = defineSeededTable<TenantRow<ShopDetail>>('shopDetail', (world) => {
  const random = world.random('shopDetail')
  return shopTable
    .seed(world)
    .filter((shop, at) => shop.status === shopStatus.let && at % 3 !== 1)
    .map((shop, index) => ({
      ...platformColumns(world, 'shopDetail', index)(getTimeBefore(world, 400 - index * 4)),
      shopId: shop.id,
      introduction: toParagraph(`${shop.merchantName}在${shop.buildingNo}经营多年，诚信服务每一位游客。`),
      score: (4 + random.between(0, 10) / 10).toFixed(1),
      tags: random.pick(tags),
      facilities: random.pick(facilities),
      recommendFlag: index % 4 === 0 ? 2 : 1,
      mainProduct: shop.shopType === 1 ? '江南家常菜' : '地方特色商品',
      avgPrice: yuan(random.between(25, 180) * 100),
      images: getImageUrls('shop', [index, index + 60]),
      menuImages: getImageUrls('paper', [index]),
    }))
})
