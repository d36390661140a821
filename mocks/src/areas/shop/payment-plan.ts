import { addDays, addMonths } from '../shared/clock'
import { toCents, yuan } from '../shared/money'
import type { ShopContractRow } from './shop-contract-table'

/** One rent period of a contract. */
export interface Period {
  readonly periodStart: string
  readonly periodEnd: string
  readonly dueDate: string
  readonly receivableAmount: string
}

const monthsByCycle: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 6, 4: 12 }

function setDayOfMonth(date: string, day: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${date.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`
}

/** Creates the payment plan: one period per cycle, due on the pay day of its first month; the last one is prorated by day. */
export function createPaymentPlan(
  contract: Pick<ShopContractRow, 'startDate' | 'endDate' | 'payCycle' | 'payDay' | 'monthRent'>,
): Period[] {
  const cycle = monthsByCycle[contract.payCycle] ?? 1
  const rent = toCents(contract.monthRent)
  const periods: Period[] = []
  for (let step = 0; step * cycle < 600; step += 1) {
    const periodStart = addMonths(contract.startDate, step * cycle)
    if (periodStart > contract.endDate) break
    const whole = addDays(addMonths(contract.startDate, (step + 1) * cycle), -1)
    const periodEnd = whole < contract.endDate ? whole : contract.endDate
    const onPayDay = setDayOfMonth(periodStart, contract.payDay ?? 5)
    periods.push({
      periodStart,
      periodEnd,
      dueDate: onPayDay < periodStart ? periodStart : onPayDay,
      receivableAmount: yuan(whole <= contract.endDate ? rent * cycle : computePartialRent(rent, periodStart, contract.endDate)),
    })
  }
  return periods
}

/** Computes the rent of a partial period: whole months, and a thirtieth of a month for each remaining day. */
function computePartialRent(rent: number, start: string, end: string): number {
  let months = 0
  while (addDays(addMonths(start, months + 1), -1) <= end) months += 1
  const from = addMonths(start, months)
  const days = Math.max(0, Math.round((Date.parse(end) - Date.parse(from)) / 86_400_000) + 1)
  return rent * months + Math.round((rent / 30) * days)
}
