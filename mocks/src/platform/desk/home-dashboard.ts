import { userOrderTable } from '../../areas/member/user-order-table'
import { orderStatus, parkingLotOrderTable } from '../../areas/parking/parking-lot-order-table'
import { getOpenLots } from '../../areas/parking/parking-lot-table'
import { getGatesToday } from '../../areas/scenic/gate-counts'
import { addDays, getToday } from '../../areas/shared/clock'
import { yuan } from '../../areas/shared/money'
import { getGrantedMenuRows } from '../../auth/role-grants'
import type { Call } from '../../engine/mock'
import type { World } from '../../engine/world/world'
import { getDictLabel } from '../../system/configuration/dict-table'
import { createHourlyCharts } from './hourly-charts'
import { compareWithBefore, createLedger, getLastDays, sumIncome } from './ledger'
import { listPending } from './pending'
import { createDailyPoints, readDays } from './period'
import { createPropertyCharts, createPropertyTiles } from './property-dashboard'

function countOrdersByKind(world: World, dates: readonly string[]) {
  const from = dates[0] ?? ''
  const counts = new Map<number, number>()
  for (const { createTime, orderType = 0 } of world.table(userOrderTable).all())
    if (createTime.slice(0, 10) >= from) counts.set(orderType, (counts.get(orderType) ?? 0) + 1)
  return [...counts]
    .sort((left, right) => right[1] - left[1])
    .map(([kind, value]) => ({ name: getDictLabel(world, 'order_type', kind), value }))
}

const maxTiles = 5

/** Creates the home dashboard of the caller's menu: today compared with yesterday, and the last days. */
export function createHomeDashboard(call: Call) {
  const { world, caller } = call
  const paths = new Set(getGrantedMenuRows(call, caller.roleId).map((row) => row.path))
  const isGranted = ({ path }: { readonly path: string }) => paths.has(path.replace(/\?.*/, ''))
  const days = readDays(call)
  const ledger = createLedger(world)
  const dates = getLastDays(world, days)
  // the current hour is compared with the same part of yesterday
  const before = createLedger(world, world.formatNow().slice(11))(addDays(getToday(world), -1))
  const now = ledger(getToday(world))
  const parked = world
    .table(parkingLotOrderTable)
    .all()
    .filter((stay) => stay.orderStatus === orderStatus.parked).length
  return {
    // users of every area see the first tiles, property staff their own
    tiles: [
      {
        code: 'order_today',
        title: '今日订单',
        value: now.orders,
        unit: '单',
        path: '/biz/userOrder',
        ...compareWithBefore(now.orders, before.orders),
      },
      {
        code: 'income_today',
        title: '今日票务与停车收入',
        value: yuan(sumIncome(now)),
        unit: '元',
        path: '/biz/userOrder',
        ...compareWithBefore(sumIncome(now), sumIncome(before), yuan),
      },
      {
        code: 'visitor_today',
        title: '今日到访',
        value: now.visitors,
        unit: '人次',
        path: '/biz/userOrder',
        ...compareWithBefore(now.visitors, before.visitors),
      },
      {
        code: 'entry_today',
        title: '今日入场车辆',
        value: now.entries,
        unit: '辆',
        path: '/biz/parkingLotOrder',
        ...compareWithBefore(now.entries, before.entries),
      },
      {
        code: 'parked',
        title: '停放中车辆',
        value: parked,
        total: getOpenLots(world).reduce((spaces, lot) => spaces + lot.totalSpace, 0),
        unit: '辆',
        path: `/biz/parkingLotOrder?orderStatus=${orderStatus.parked}`,
      },
      ...createPropertyTiles(world),
    ]
      .filter(isGranted)
      .slice(0, maxTiles),
    charts: [
      ...createHourlyCharts(world, dates),
      {
        code: 'income',
        title: `近${days}日票务与停车收入`,
        unit: '元',
        path: '/biz/userOrder',
        points: createDailyPoints(dates, ledger, (day) => yuan(sumIncome(day))),
      },
      {
        code: 'income_source',
        title: `近${days}日票务与停车收入来源`,
        unit: '元',
        path: '/biz/userOrder',
        points: [
          ...createDailyPoints(dates, ledger, (day) => yuan(day.ticketIncome)).map((point) => ({ ...point, series: '门票与服务' })),
          ...createDailyPoints(dates, ledger, (day) => yuan(day.parkingIncome)).map((point) => ({ ...point, series: '停车' })),
        ],
      },
      {
        code: 'visitor',
        title: `近${days}日到访`,
        unit: '人次',
        path: '/biz/userOrder',
        points: createDailyPoints(dates, ledger, (day) => day.visitors),
      },
      {
        code: 'visitor_spot',
        title: '今日各景区到访',
        unit: '人次',
        path: '/biz/scenicSpot',
        points: getGatesToday(world).map(({ spot, count, before: then }) => ({ name: spot.spotName, value: count, before: then })),
      },
      {
        code: 'order',
        title: `近${days}日订单`,
        unit: '单',
        path: '/biz/userOrder',
        points: createDailyPoints(dates, ledger, (day) => day.orders),
      },
      {
        code: 'entry',
        title: `近${days}日入场车辆`,
        unit: '辆',
        path: '/biz/parkingLotOrder',
        points: createDailyPoints(dates, ledger, (day) => day.entries),
      },
      { code: 'order_type', title: `近${days}日订单构成`, unit: '单', path: '/biz/userOrder', points: countOrdersByKind(world, dates) },
      ...createPropertyCharts(world),
    ].filter(isGranted),
    pending: listPending(call),
  }
}
