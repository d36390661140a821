import { differenceInDays } from '@jwsk/kit'
import type { RentPayment, RentPlace } from '@jwsk/sdk/biz'
import { rentUnit } from '../place-status'

/** Days that a payment covers, both inclusive. */
type Period = Pick<RentPayment, 'periodStart' | 'periodEnd'>

type Lease = Pick<RentPlace, 'rentStart' | 'rentEnd' | 'rentUnit' | 'rentPrice'>

const dayMs = 24 * 60 * 60 * 1000

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const addDays = (day: string, days: number) => toDay(Date.parse(day) + days * dayMs)

/** Adds months; keeps the day of the month, or uses the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)))
}

const toMonthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Counts the whole months of a lease that passed before a day. */
function countWholeMonths(start: string, day: string): number {
  const months = toMonthNumber(day) - toMonthNumber(start)
  return addMonths(start, months) > day ? months - 1 : months
}

/** Counts the months of a lease before a day; a part of a month counts by its days. */
function countMonths(start: string, day: string): number {
  const months = countWholeMonths(start, day)
  const [from, to] = [addMonths(start, months), addMonths(start, months + 1)]
  return months + (differenceInDays(from, day) ?? 0) / (differenceInDays(from, to) ?? 1)
}

/** Returns the last day that the payments of a lease cover. */
export const getPaidUntil = ({ rentStart = '' }: Lease, payments: readonly Period[]): string | undefined =>
  payments
    .map(({ periodEnd }) => periodEnd)
    .filter((day) => day >= rentStart)
    .sort()
    .at(-1)

/** Returns the first period that is not paid: a month of the lease, else a day; `undefined` once all is paid. */
export function getNextPeriod(lease: Lease, payments: readonly Period[]): Period | undefined {
  const { rentStart = '', rentEnd = '' } = lease
  const paidUntil = getPaidUntil(lease, payments)
  const periodStart = paidUntil === undefined ? rentStart : addDays(paidUntil, 1)
  if (rentStart === '' || (rentEnd !== '' && periodStart > rentEnd)) return undefined
  const isMonthly = lease.rentUnit === rentUnit.month
  const end = isMonthly ? addDays(addMonths(rentStart, countWholeMonths(rentStart, periodStart) + 1), -1) : periodStart
  return { periodStart, periodEnd: rentEnd !== '' && end > rentEnd ? rentEnd : end }
}

function countUnits(lease: Lease, { periodStart, periodEnd }: Period): number | undefined {
  const start = lease.rentStart || periodStart
  const next = addDays(periodEnd, 1)
  if (lease.rentUnit === rentUnit.month) return countMonths(start, next) - countMonths(start, periodStart)
  // hours of use are not known
  return lease.rentUnit === rentUnit.day ? differenceInDays(periodStart, next) : undefined
}

/** Returns the rent of a period, `1800.00`; `undefined` for prices by the hour. */
export function getRent(lease: Lease, period: Period): string | undefined {
  const units = countUnits(lease, period)
  return units === undefined ? undefined : (Math.round(Number(lease.rentPrice) * 100 * units) / 100).toFixed(2)
}

/** An amount this many times above or below the rent is probably a typo. */
const unusualFactor = 3

/** Returns a warning if an amount is 0, or far from the rent. */
export function findAmountWarning(amount: number, rent: number): 'free' | 'unusual' | undefined {
  if (amount === 0) return 'free'
  return rent > 0 && (amount >= rent * unusualFactor || amount * unusualFactor <= rent) ? 'unusual' : undefined
}
