import { getOpenLots } from '../../areas/parking/parking-lot-table'
import { scenicSpotTable } from '../../areas/scenic/scenic-spot-table'
import { addDays, getToday } from '../../areas/shared/clock'
import { yuan } from '../../areas/shared/money'
import { contractStatus, shopContractTable } from '../../areas/shop/shop-contract-table'
import { shopStatus, shopTable } from '../../areas/shop/shop-table'
import type { Call } from '../../engine/mock'
import { compareWithBefore, createLedger, type DayTotals, getLastDays, sumBefore, sumIncome } from './ledger'
import { listPending } from './pending'
import { createDailyPoints, readDays, sumDays } from './period'

/** Converts a share to per cent, to one decimal. */
const toPercent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

const sources = [
  { name: '门票与服务', path: '/biz/userOrder', of: (day: DayTotals) => day.ticketIncome },
  { name: '停车', path: '/biz/parkingLotOrder', of: (day: DayTotals) => day.parkingIncome },
  { name: '租金', path: '/biz/shopPayment', of: (day: DayTotals) => day.rentIncome },
]

/** Creates the portal dashboard of the whole operation. */
export function createPortalDashboard(call: Call) {
  const { world } = call
  const days = readDays(call)
  const ledger = createLedger(world)
  const dates = getLastDays(world, days)
  const earlier = getLastDays(world, days * 2).slice(0, days)
  const sumFigure = (figure: (day: DayTotals) => number) => sumDays(dates, ledger, figure)
  const getTotalIncome = (day: DayTotals) => sumIncome(day) + day.rentIncome
  const getVisitors = (day: DayTotals) => day.visitors
  const lots = getOpenLots(world)
  const spots = world.table(scenicSpotTable).all()
  const shops = world.table(shopTable).all()
  const taken = shops.filter((shop) => shop.status === shopStatus.let).length
  // of the shops that are currently let
  const started = world
    .table(shopContractTable)
    .all()
    .filter(
      (contract) => contract.contractStatus === contractStatus.active && (contract.startDate ?? '') > addDays(getToday(world), -days),
    ).length
  return {
    tiles: [
      {
        code: 'income',
        title: '总收入（含租金）',
        value: yuan(sumFigure(getTotalIncome)),
        unit: '元',
        ...compareWithBefore(sumFigure(getTotalIncome), sumBefore(world, earlier, getTotalIncome), yuan),
      },
      {
        code: 'visitor',
        title: '接待游客',
        value: sumFigure(getVisitors),
        unit: '人次',
        ...compareWithBefore(sumFigure(getVisitors), sumBefore(world, earlier, getVisitors)),
      },
      {
        code: 'left_space',
        title: '空闲车位',
        value: lots.reduce((left, lot) => left + lot.leftSpace, 0),
        total: lots.reduce((spaces, lot) => spaces + lot.totalSpace, 0),
        unit: '个',
        path: '/biz/parkingLot',
      },
      {
        code: 'scenic_spot',
        title: '开放景区',
        value: spots.filter((spot) => spot.status === 1).length,
        total: spots.length,
        unit: '个',
        path: '/biz/scenicSpot',
      },
      {
        code: 'shop_let',
        title: '商铺出租率',
        value: toPercent(taken, shops.length),
        before: toPercent(taken - started, shops.length),
        unit: '%',
        path: '/biz/shop',
      },
    ],
    charts: [
      {
        code: 'income_source',
        title: `近${days}日收入来源`,
        unit: '元',
        points: sources.map(({ name, path, of }) => ({ name, value: yuan(sumFigure(of)), path })),
      },
      {
        code: 'visitor',
        title: `近${days}日接待游客`,
        unit: '人次',
        path: '/biz/userOrder',
        points: createDailyPoints(dates, ledger, getVisitors),
      },
      {
        code: 'income',
        title: `近${days}日总收入（含租金）`,
        unit: '元',
        points: sources.flatMap(({ name, of }) =>
          createDailyPoints(dates, ledger, (day) => yuan(of(day))).map((point) => ({ ...point, series: name })),
        ),
      },
    ],
    pending: listPending(call),
  }
}
