import { addDays, today } from '../../biz/clock'
import { cents, sum, yuan } from '../../biz/money'
import { orderStatus, parkingLotOrderTable } from '../../biz/parking-lot-order-table'
import { parkingLotTable } from '../../biz/parking-lot-table'
import { scenicSpotTable } from '../../biz/scenic-spot-table'
import { contractStatus, shopContractTable } from '../../biz/shop-contract-table'
import { paymentStatus, shopPaymentTable } from '../../biz/shop-payment-table'
import { shopStatus, shopTable } from '../../biz/shop-table'
import { userOrderTable } from '../../biz/user-order-table'
import type { Ask } from '../../engine/mock'
import { badParameter, refuse } from '../../engine/refusal'
import type { World } from '../../engine/world'
import { labelOf } from '../../system/dict-table'
import { type Day, incomeOf, type Ledger, lastDays, ledgerOf, trendOf } from './ledger'
import { pendingOf } from './pending'

/** How far back a board looks: a week unless asked. */
function daysOf({ query }: Ask): number {
  const days = Number(query.days || 7)
  if (!Number.isInteger(days) || days < 1 || days > 90) throw badParameter('days')
  return days
}

/** Figures day by day. */
const daily = (dates: readonly string[], ledger: Ledger, figure: (day: Day) => number | string) =>
  dates.map((name) => ({ name, value: figure(ledger(name)) }))

const total = (dates: readonly string[], ledger: Ledger, figure: (day: Day) => number) =>
  dates.reduce((sumUp, date) => sumUp + figure(ledger(date)), 0)

function ordersByKind(world: World, dates: readonly string[]) {
  const from = dates[0] ?? ''
  const counts = new Map<number, number>()
  for (const { createTime, orderType = 0 } of world.table(userOrderTable).all())
    if (createTime.slice(0, 10) >= from) counts.set(orderType, (counts.get(orderType) ?? 0) + 1)
  return [...counts].sort((left, right) => right[1] - left[1]).map(([kind, value]) => ({ name: labelOf(world, 'order_type', kind), value }))
}

/** The home page: what today brought against yesterday, and the last days. */
export function homeBoard(ask: Ask) {
  const { world } = ask
  const days = daysOf(ask)
  const ledger = ledgerOf(world)
  const dates = lastDays(world, days)
  const [now, before] = [ledger(today(world)), ledger(addDays(today(world), -1))]
  const parked = world
    .table(parkingLotOrderTable)
    .all()
    .filter((stay) => stay.orderStatus === orderStatus.parked).length
  return {
    tiles: [
      {
        code: 'order_today',
        title: '今日订单',
        value: now.orders,
        unit: '单',
        path: '/biz/userOrder',
        ...trendOf(now.orders, before.orders),
      },
      {
        code: 'income_today',
        title: '今日收入',
        value: yuan(incomeOf(now)),
        unit: '元',
        path: '/biz/userOrder',
        ...trendOf(incomeOf(now), incomeOf(before)),
      },
      {
        code: 'visitor_today',
        title: '今日核销',
        value: now.visitors,
        unit: '人次',
        path: '/biz/userOrder',
        ...trendOf(now.visitors, before.visitors),
      },
      {
        code: 'entry_today',
        title: '今日入场车辆',
        value: now.entries,
        unit: '辆',
        path: '/biz/parkingLotOrder',
        ...trendOf(now.entries, before.entries),
      },
      { code: 'parked', title: '在场车辆', value: parked, unit: '辆', path: '/biz/parkingLot' },
    ],
    charts: [
      {
        code: 'income',
        title: `近${days}日收入`,
        unit: '元',
        path: '/biz/userOrder',
        points: daily(dates, ledger, (day) => yuan(incomeOf(day))),
      },
      {
        code: 'entry',
        title: `近${days}日入场车辆`,
        unit: '辆',
        path: '/biz/parkingLotOrder',
        points: daily(dates, ledger, (day) => day.entries),
      },
      { code: 'order_type', title: `近${days}日订单构成`, unit: '单', path: '/biz/userOrder', points: ordersByKind(world, dates) },
    ],
    pending: pendingOf(ask),
  }
}

/** The portal page: the whole operation at a glance. */
export function portalBoard(ask: Ask) {
  const { world } = ask
  const days = daysOf(ask)
  const ledger = ledgerOf(world)
  const dates = lastDays(world, days)
  const earlier = lastDays(world, days * 2).slice(0, days)
  const income = (figure: (day: Day) => number) => total(dates, ledger, figure)
  const all = (day: Day) => incomeOf(day) + day.rentIncome
  const visitors = (day: Day) => day.visitors
  const lots = world
    .table(parkingLotTable)
    .all()
    .filter((lot) => lot.status === 1)
  const shops = world.table(shopTable).all()
  const taken = shops.filter((shop) => shop.status === shopStatus.let).length
  return {
    tiles: [
      { code: 'income', title: '总收入', value: yuan(income(all)), unit: '元', ...trendOf(income(all), total(earlier, ledger, all)) },
      {
        code: 'visitor',
        title: '接待游客',
        value: income(visitors),
        unit: '人次',
        ...trendOf(income(visitors), total(earlier, ledger, visitors)),
      },
      {
        code: 'left_space',
        title: '空闲车位',
        value: lots.reduce((left, lot) => left + lot.leftSpace, 0),
        unit: '个',
        path: '/biz/parkingLot',
      },
      {
        code: 'scenic_spot',
        title: '开放景区',
        value: world
          .table(scenicSpotTable)
          .all()
          .filter((spot) => spot.status === 1).length,
        unit: '个',
        path: '/biz/scenicSpot',
      },
      {
        code: 'shop_let',
        title: '商铺出租率',
        value: shops.length === 0 ? 0 : Math.round((taken / shops.length) * 1000) / 10,
        unit: '%',
        path: '/biz/shop',
      },
    ],
    charts: [
      {
        code: 'income_source',
        title: `近${days}日收入来源`,
        unit: '元',
        points: [
          { name: '门票与服务', value: yuan(income((day) => day.ticketIncome)) },
          { name: '停车', value: yuan(income((day) => day.parkingIncome)) },
          { name: '租金', value: yuan(income((day) => day.rentIncome)) },
        ],
      },
      { code: 'visitor', title: `近${days}日接待游客`, unit: '人次', points: daily(dates, ledger, visitors) },
      { code: 'income', title: `近${days}日收入`, unit: '元', points: daily(dates, ledger, (day) => yuan(all(day))) },
    ],
    pending: pendingOf(ask),
  }
}

/** A merchant's page: what is to be paid, and until when the contract runs. */
export function merchantBoard(ask: Ask) {
  const { world, query } = ask
  const contracts = world
    .table(shopContractTable)
    .all()
    .filter((contract) => contract.contractStatus === contractStatus.active)
  const shopId = query.shopId || contracts[0]?.shopId || ''
  if (!world.table(shopTable).get(shopId)) throw refuse('shopId:关联数据不存在')
  const contract = contracts.find((candidate) => candidate.shopId === shopId)
  const payments = world
    .table(shopPaymentTable)
    .all()
    .filter((payment) => payment.shopId === shopId)
  const open = payments.filter(
    ({ payStatus }) => payStatus === paymentStatus.open || payStatus === paymentStatus.overdue || payStatus === paymentStatus.partly,
  )
  const overdue = open.filter(({ payStatus }) => payStatus === paymentStatus.overdue)
  const owed = sum(open.map((payment) => payment.receivableAmount)) - sum(open.map((payment) => payment.paidAmount))
  const year = today(world).slice(0, 4)
  const lately = payments.filter((payment) => payment.periodStart <= addDays(today(world), 31)).slice(-6)
  const path = '/biz/shopPayment'
  return {
    tiles: [
      { code: 'owed', title: '待缴金额', value: yuan(owed), unit: '元', path },
      { code: 'overdue', title: '逾期账单', value: overdue.length, unit: '笔', path },
      {
        code: 'paid_year',
        title: '本年已缴',
        value: yuan(sum(payments.filter((payment) => payment.payTime?.startsWith(year)).map((payment) => payment.paidAmount))),
        unit: '元',
        path,
      },
      {
        code: 'contract_days',
        title: '合同剩余',
        value: contract ? daysUntil(world, contract.endDate ?? '') : 0,
        unit: '天',
        path: '/biz/shopContract',
      },
    ],
    charts: [
      {
        code: 'receivable',
        title: '近期应缴',
        unit: '元',
        path,
        points: lately.map((payment) => ({ name: payment.periodStart.slice(0, 7), value: yuan(cents(payment.receivableAmount)) })),
      },
      {
        code: 'paid',
        title: '近期实缴',
        unit: '元',
        path,
        points: lately.map((payment) => ({ name: payment.periodStart.slice(0, 7), value: yuan(cents(payment.paidAmount)) })),
      },
    ],
    pending: overdue.length === 0 ? [] : [{ code: 'overdue', title: '逾期未缴', count: overdue.length, path }],
  }
}

const daysUntil = (world: World, date: string) => Math.max(0, Math.round((Date.parse(date) - Date.parse(today(world))) / 86_400_000))
