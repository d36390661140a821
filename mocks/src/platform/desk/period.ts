import type { Call } from '../../engine/mock'
import { badParameterError } from '../../engine/refusal'
import type { DayTotals, Ledger } from './ledger'

/** Parses the number of days that a dashboard covers. Defaults to 7. */
export function readDays({ query }: Call): number {
  const days = Number(query.days || 7)
  if (!Number.isInteger(days) || days < 1 || days > 90) throw badParameterError('days')
  return days
}

/** Creates chart points, one per day. */
export const createDailyPoints = (dates: readonly string[], ledger: Ledger, figure: (day: DayTotals) => number | string) =>
  dates.map((name) => ({ name, value: figure(ledger(name)) }))

export const sumDays = (dates: readonly string[], ledger: Ledger, figure: (day: DayTotals) => number) =>
  dates.reduce((sumUp, date) => sumUp + figure(ledger(date)), 0)
