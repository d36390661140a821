import { userVisitRecord } from '@jwsk/sdk/mobile'
import { crud } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { day, formatDateTime } from '../../engine/world/time'
import { defineTable } from '../../engine/world/world'
import { userInstallTable } from './install'

interface VisitRow {
  readonly id: string
  readonly userId: string
  readonly userName: string
  readonly pageName: string
  readonly pagePath: string
  readonly visitTime: string
  readonly stay: number
  readonly ipAddress: string
  readonly platform: number
}

// relative frequency with which a page is opened
const pages: readonly (readonly [name: string, path: string, weight: number])[] = [
  ['首页', '/pages/index/index', 9],
  ['停车预约', '/pages/parking/reserve', 6],
  ['停车缴费', '/pages/parking/pay', 5],
  ['景区门票', '/pages/ticket/list', 5],
  ['水上项目', '/pages/water/list', 3],
  ['我的订单', '/pages/order/list', 4],
  ['导览地图', '/pages/map/index', 4],
  ['开具发票', '/pages/invoice/apply', 2],
  ['意见反馈', '/pages/feedback/index', 1],
]
const weighted = pages.flatMap((page) => Array.from({ length: page[2] }, () => page))

const visits = 640
const days = 30

export const visitTable = defineTable<VisitRow>('userVisitRecord', (world) => {
  const random = world.random('userVisitRecord')
  const members = world.table(userInstallTable).all()
  const names = new Map(members.map((member) => [member.userId, member.account]))
  return Array.from({ length: visits }, (_, index) => {
    const member = random.pick(members)
    const [pageName, pagePath] = random.pick(weighted)
    const at = world.startedAt - ((visits - index) / visits) * days * day - random.between(0, 59 * 60) * 1000
    return {
      id: world.seedId('userVisitRecord', index),
      userId: member.userId,
      userName: names.get(member.userId) ?? '',
      pageName,
      pagePath,
      visitTime: formatDateTime(at),
      stay: random.between(3, 140),
      ipAddress: `10.8.${random.between(1, 20)}.${random.between(2, 250)}`,
      platform: member.platform,
    }
  })
})

function sumVisits(rows: readonly VisitRow[]) {
  const stay = rows.reduce((total, row) => total + row.stay, 0)
  return {
    visits: rows.length,
    visitors: new Set(rows.map((row) => row.userId)).size,
    averageStay: rows.length === 0 ? 0 : Math.round((stay / rows.length) * 10) / 10,
  }
}

function groupVisits(rows: readonly VisitRow[], key: (row: VisitRow) => string): [string, VisitRow[]][] {
  const groups = new Map<string, VisitRow[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return [...groups]
}

export const visitMocks = [
  ...crud({ page: userVisitRecord.page }, visitTable),
  mock(userVisitRecord.statistics, ({ world, query }) => {
    const rows = filterRows(world.table(visitTable).all(), query)
    const opened = groupVisits(rows, (row) => row.pagePath).map(([pagePath, group]) => ({
      pageName: group[0]?.pageName ?? '',
      pagePath,
      ...sumVisits(group),
    }))
    const daily = groupVisits(rows, (row) => row.visitTime.slice(0, 10)).map(([date, group]) => {
      const { visits: count, visitors } = sumVisits(group)
      return { day: date, visits: count, visitors }
    })
    return {
      ...sumVisits(rows),
      pages: opened.sort((left, right) => right.visits - left.visits),
      trend: daily.sort((left, right) => (left.day < right.day ? -1 : 1)),
    }
  }),
]
