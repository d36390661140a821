import { propertyModuleTable } from '../../areas/property/property-module'
import { countReaders, noticeStatus, propertyNoticeTable } from '../../areas/property/property-notice'
import { placeStatus, rentPlaceTable } from '../../areas/rent/rent-place-table'
import { addDays } from '../../areas/shared/clock'
import type { Call } from '../../engine/mock'
import type { World } from '../../engine/world/world'

const noticePath = '/biz/propertyNotice'
const rentPath = '/biz/rentPlace'
const noticeCount = 6

const isRented = ({ status }: { readonly status?: number }) => status === placeStatus.rented

const getPublishedNotices = (world: World) =>
  world
    .table(propertyNoticeTable)
    .all()
    .filter(({ status }) => status === noticeStatus.published)
    .toSorted((one, other) => (one.publishTime ?? '').localeCompare(other.publishTime ?? ''))
    .slice(-noticeCount)

function countByZone(world: World) {
  const places = world.table(rentPlaceTable).all()
  const zones = [...new Set(places.map(({ zone = '' }) => zone))]
  return zones.map((name) => ({ name, value: places.filter((place) => place.zone === name && isRented(place)).length }))
}

/** Creates the tiles of property management: rented places, readers of the latest notices, modules of the front page. */
export function createPropertyTiles(world: World) {
  const notices = getPublishedNotices(world)
  const places = world.table(rentPlaceTable).all()
  const modules = world.table(propertyModuleTable).all()
  return [
    {
      code: 'place_rented',
      title: '已出租场地',
      value: places.filter(isRented).length,
      total: places.length,
      unit: '处',
      path: `${rentPath}?status=${placeStatus.rented}`,
    },
    {
      code: 'notice_read',
      title: '通知已阅',
      value: notices.reduce((sum, { readCount }) => sum + readCount, 0),
      total: notices.reduce((sum, notice) => sum + countReaders(world, notice), 0),
      unit: '人次',
      path: noticePath,
    },
    {
      code: 'module_enabled',
      title: '启用的物业模块',
      value: modules.filter(({ status }) => status === 1).length,
      total: modules.length,
      unit: '个',
      path: '/biz/propertyModule',
    },
  ]
}

/** Creates the charts of property management. */
export const createPropertyCharts = (world: World) => [
  { code: 'place_zone', title: '各区域已出租场地', unit: '处', path: rentPath, points: countByZone(world) },
  {
    code: 'notice_reader',
    title: '近期通知已阅人次',
    unit: '人次',
    path: noticePath,
    points: getPublishedNotices(world).map(({ title, readCount }) => ({ name: title, value: readCount })),
  },
]

/** Days before its end in which a lease is up for renewal. */
const renewalDays = 60

/** Lists since when each lease has been up for renewal. */
export const listLeasesToRenew = ({ world }: Call): readonly string[] =>
  world
    .table(rentPlaceTable)
    .all()
    .filter((place) => isRented(place) && place.rentEnd)
    .map(({ rentEnd = '' }) => `${addDays(rentEnd, -renewalDays)} 00:00:00`)
    .filter((since) => since <= world.formatNow())
