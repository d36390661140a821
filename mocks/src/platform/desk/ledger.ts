import { userOrderTable } from '../../areas/member/user-order-table'
import { parkingLotOrderTable } from '../../areas/parking/parking-lot-order-table'
import { createVisitCounter } from '../../areas/scenic/gate-counts'
import { addDays, getToday } from '../../areas/shared/clock'
import { toCents } from '../../areas/shared/money'
import { shopPaymentTable } from '../../areas/shop/shop-payment-table'
import type { World } from '../../engine/world/world'

/** What a day brought; amounts in cents. */
export interface DayTotals {
  readonly orders: number
  readonly visitors: number
  readonly entries: number
  readonly ticketIncome: number
  readonly parkingIncome: number
  readonly rentIncome: number
}

const emptyDay: DayTotals = { orders: 0, visitors: 0, entries: 0, ticketIncome: 0, parkingIncome: 0, rentIncome: 0 }

export type Ledger = (date: string) => DayTotals

const lengths = { day: 10, hour: 13 }

/** Adds up the orders, stays and payments as they stand, by day or hour; of each day only what came by the time `HH:mm:ss`. */
export function createLedger(world: World, by = '24:00:00', unit: keyof typeof lengths = 'day'): Ledger {
  const days = new Map<string, { -readonly [Name in keyof DayTotals]: number }>()
  const add = (time: string | undefined, name: keyof DayTotals, amount: number) => {
    if (!time || amount === 0 || time.slice(11) > by) return
    const date = time.slice(0, lengths[unit])
    const totals = days.get(date) ?? { ...emptyDay }
    totals[name] += amount
    days.set(date, totals)
  }
  for (const order of world.table(userOrderTable).all()) {
    add(order.createTime, 'orders', 1)
    add(order.verifyTime, 'visitors', order.verifyCount)
    add(order.payTime, 'ticketIncome', toCents(order.payAmount))
    add(order.refundTime, 'ticketIncome', -toCents(order.refundAmount))
  }
  for (const stay of world.table(parkingLotOrderTable).all()) {
    add(stay.enterTime, 'entries', 1)
    add(stay.payTime, 'parkingIncome', toCents(stay.payAmount) - toCents(stay.refundAmount))
  }
  for (const payment of world.table(shopPaymentTable).all()) add(payment.payTime, 'rentIncome', toCents(payment.paidAmount))
  const visits = createVisitCounter(world)
  return (date) => {
    const day = days.get(date) ?? emptyDay
    return { ...day, visitors: day.visitors + visits(date, by) }
  }
}

export const sumIncome = (day: DayTotals): number => day.ticketIncome + day.parkingIncome

/** What such days brought before, of the last of them only what had come by this hour: today is not over either. */
export function sumBefore(world: World, dates: readonly string[], figure: (day: DayTotals) => number): number {
  const [ledger, byNow] = [createLedger(world), createLedger(world, world.formatNow().slice(11))]
  return dates.reduce((sum, date, index) => sum + figure((index === dates.length - 1 ? byNow : ledger)(date)), 0)
}

/** The last days with today at the end. */
export const getLastDays = (world: World, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(getToday(world), index + 1 - count))

/** What there was by the same time before, and the change since in per cent, to one decimal: of nothing there is none. */
export const compareWithBefore = (now: number, before: number, write: (amount: number) => number | string = Number) => ({
  before: write(before),
  ...(before > 0 && { trend: Math.round(((now - before) / before) * 1000) / 10 }),
})
