import { openLots } from '../../areas/parking/parking-lot-table'
import { scenicSpotTable } from '../../areas/scenic/scenic-spot-table'
import { addDays, today } from '../../areas/shared/clock'
import { yuan } from '../../areas/shared/money'
import { contractStatus, shopContractTable } from '../../areas/shop/shop-contract-table'
import { shopStatus, shopTable } from '../../areas/shop/shop-table'
import type { Call } from '../../engine/mock'
import { comparedWith, type Day, incomeOf, lastDays, ledgerOf, totalBefore } from './ledger'
import { pendingOf } from './pending'
import { dailyFigures, daysOf, totalOf } from './period'

/** In per cent, to one decimal. */
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)

const sources = [
  { name: '门票与服务', path: '/biz/userOrder', of: (day: Day) => day.ticketIncome },
  { name: '停车', path: '/biz/parkingLotOrder', of: (day: Day) => day.parkingIncome },
  { name: '租金', path: '/biz/shopPayment', of: (day: Day) => day.rentIncome },
]

/** The portal page: the whole operation at a glance. */
export function portalBoard(call: Call) {
  const { world } = call
  const days = daysOf(call)
  const ledger = ledgerOf(world)
  const dates = lastDays(world, days)
  const earlier = lastDays(world, days * 2).slice(0, days)
  const income = (figure: (day: Day) => number) => totalOf(dates, ledger, figure)
  const all = (day: Day) => incomeOf(day) + day.rentIncome
  const visitors = (day: Day) => day.visitors
  const lots = openLots(world)
  const spots = world.table(scenicSpotTable).all()
  const shops = world.table(shopTable).all()
  const taken = shops.filter((shop) => shop.status === shopStatus.let).length
  // of the shops that are let now
  const started = world
    .table(shopContractTable)
    .all()
    .filter(
      (contract) => contract.contractStatus === contractStatus.active && (contract.startDate ?? '') > addDays(today(world), -days),
    ).length
  return {
    tiles: [
      {
        code: 'income',
        title: '总收入（含租金）',
        value: yuan(income(all)),
        unit: '元',
        ...comparedWith(income(all), totalBefore(world, earlier, all), yuan),
      },
      {
        code: 'visitor',
        title: '接待游客',
        value: income(visitors),
        unit: '人次',
        ...comparedWith(income(visitors), totalBefore(world, earlier, visitors)),
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
        value: shareOf(taken, shops.length),
        before: shareOf(taken - started, shops.length),
        unit: '%',
        path: '/biz/shop',
      },
    ],
    charts: [
      {
        code: 'income_source',
        title: `近${days}日收入来源`,
        unit: '元',
        points: sources.map(({ name, path, of }) => ({ name, value: yuan(income(of)), path })),
      },
      {
        code: 'visitor',
        title: `近${days}日接待游客`,
        unit: '人次',
        path: '/biz/userOrder',
        points: dailyFigures(dates, ledger, visitors),
      },
      {
        code: 'income',
        title: `近${days}日总收入（含租金）`,
        unit: '元',
        points: sources.flatMap(({ name, of }) =>
          dailyFigures(dates, ledger, (day) => yuan(of(day))).map((point) => ({ ...point, series: name })),
        ),
      },
    ],
    pending: pendingOf(call),
  }
}
