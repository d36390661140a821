import type { IndexBanner } from '@jwsk/sdk/biz'
import { indexBanner } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { refuse } from '../../engine/refusal'
import { seededTable } from '../../engine/world/seeded-table'
import { changeStatus, reorder } from '../shared/actions'
import { dateBefore, timeBefore } from '../shared/clock'
import { entity } from '../shared/entity'
import { checkLink } from '../shared/link-rules'
import { pictureUrl } from '../shared/pictures'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

// place 1 top, 2 middle, 3 pop-up; link 0 none, 1 page, 2 outside, 3 mini program
const banners: readonly (readonly [
  title: string,
  position: number,
  linkType: number,
  linkUrl: string,
  scene: Parameters<typeof pictureUrl>[0],
])[] = [
  ['秋日云栖湖', 1, 1, '/pages/spot/detail?code=YQH', 'lake'],
  ['湖岛两日度假', 1, 1, '/pages/route/detail?name=hudao', 'island'],
  ['童话水世界夜场', 1, 2, 'https://www.yunqihu.example/night', 'boat'],
  ['非遗市集', 2, 1, '/pages/activity/market', 'village'],
  ['春茶预订', 2, 3, 'weapp://tea-shop', 'tea'],
  ['停车预约更省心', 2, 1, '/pages/parking/reserve', 'parking'],
  ['年卡限时优惠', 3, 1, '/pages/card/annual', 'flowers'],
  ['文明游园倡议', 2, 0, '', 'tower'],
]

export const indexBannerTable = seededTable<TenantRow<IndexBanner>>('indexBanner', (world) =>
  banners.map(([title, position, linkType, linkUrl, scene], index) => ({
    ...platformColumns(world, 'indexBanner', index)(timeBefore(world, 160 - index * 9)),
    title,
    position,
    imageUrl: pictureUrl(scene, index + 80),
    linkType,
    linkUrl,
    sort: index + 1,
    status: index === 6 ? 0 : 1,
    startTime: `${dateBefore(world, 90 - index)} 00:00:00`,
    endTime: `${dateBefore(world, -60)} 23:59:59`,
    clickCount: 300 + ((index * 1777) % 8000),
  })),
)

export const indexBannerMocks = [
  ...entity(indexBanner, indexBannerTable, {
    order: bySort,
    owned: () => ({ clickCount: 0 }),
    check: (row) => {
      checkLink(row)
      if (row.startTime && row.endTime && row.endTime <= row.startTime) throw refuse('endTime:结束时间必须晚于开始时间')
    },
  }),
  changeStatus(indexBanner.changeStatus, indexBannerTable, { allowed: [0, 1] }),
  reorder(indexBanner.sort, indexBannerTable),
]
