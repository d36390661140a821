import { userOrderTable } from '../../areas/member/user-order-table'
import { parkingLotOrderTable } from '../../areas/parking/parking-lot-order-table'
import { createVisitCounter } from '../../areas/scenic/gate-counts'
import { addDays, getToday } from '../../areas/shared/clock'
import { toCents } from '../../areas/shared/money'
import { shopPaymentTable } from '../../areas/shop/shop-payment-table'
import type { World } from '../../engine/world/world'

/** Totals of a day; amounts in cents. */
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

/** Sums up the current orders, stays and payments by day or hour; of each day only until the time `HH:mm:ss`. */
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

/** Sums up earlier days; the last one only until the current time, because today is not over either. */
export function sumBefore(world: World, dates: readonly string[], figure: (day: DayTotals) => number): number {
  const [ledger, byNow] = [createLedger(world), createLedger(world, world.formatNow().slice(11))]
  return dates.reduce((sum, date, index) => sum + figure((index === dates.length - 1 ? byNow : ledger)(date)), 0)
}

/** Returns the last days, today at the end. */
export const getLastDays = (world: World, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(getToday(world), index + 1 - count))

/** Returns the previous value and the change since then in per cent, to one decimal; without a change if the previous value is 0. */
export const compareWithBefore = (now: number, before: number, write: (amount: number) => number | string = Number) => ({
  before: write(before),
  ...(before > 0 && { trend: Math.round(((now - before) / before) * 1000) / 10 }),
})
