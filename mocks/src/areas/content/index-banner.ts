import type { IndexBanner } from '@jwsk/sdk/biz'
import { indexBanner } from '@jwsk/sdk/biz'
import { compareBySort } from '../../engine/crud'
import { businessError } from '../../engine/refusal'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createReorderMock, createStatusMock } from '../shared/actions'
import { getDateBefore, getTimeBefore } from '../shared/clock'
import { createEntityMocks } from '../shared/entity-mocks'
import { getImageUrl } from '../shared/images'
import { checkLink } from '../shared/link-rules'
import { platformColumns, type TenantRow } from '../shared/tenant-row'

// place 1 top, 2 middle, 3 pop-up; link 0 none, 1 page, 2 external, 3 mini program
const banners: readonly (readonly [
  title: string,
  position: number,
  linkType: number,
  linkUrl: string,
  scene: Parameters<typeof getImageUrl>[0],
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

export const indexBannerTable = defineSeededTable<TenantRow<IndexBanner>>('indexBanner', (world) =>
  banners.map(([title, position, linkType, linkUrl, scene], index) => ({
    ...platformColumns(world, 'indexBanner', index)(getTimeBefore(world, 160 - index * 9)),
    title,
    position,
    imageUrl: getImageUrl(scene, index + 80),
    linkType,
    linkUrl,
    sort: index + 1,
    status: index === 6 ? 0 : 1,
    startTime: `${getDateBefore(world, 90 - index)} 00:00:00`,
    endTime: `${getDateBefore(world, -60)} 23:59:59`,
    clickCount: 300 + ((index * 1777) % 8000),
  })),
)

export const indexBannerMocks = [
  ...createEntityMocks(indexBanner, indexBannerTable, {
    order: compareBySort,
    owned: () => ({ clickCount: 0 }),
    check: (row) => {
      checkLink(row)
      if (row.startTime && row.endTime && row.endTime <= row.startTime) throw businessError('endTime:结束时间必须晚于开始时间')
    },
  }),
  createStatusMock(indexBanner.changeStatus, indexBannerTable, { allowed: [0, 1] }),
  createReorderMock(indexBanner.sort, indexBannerTable),
]
