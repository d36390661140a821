import type { Call } from '../../engine/mock'
import { badParameterError } from '../../engine/refusal'
import type { DayTotals, Ledger } from './ledger'

/** How far back a board looks: a week unless asked. */
export function readDays({ query }: Call): number {
  const days = Number(query.days || 7)
  if (!Number.isInteger(days) || days < 1 || days > 90) throw badParameterError('days')
  return days
}

/** Figures day by day. */
export const createDailyPoints = (dates: readonly string[], ledger: Ledger, figure: (day: DayTotals) => number | string) =>
  dates.map((name) => ({ name, value: figure(ledger(name)) }))

export const sumDays = (dates: readonly string[], ledger: Ledger, figure: (day: DayTotals) => number) =>
  dates.reduce((sumUp, date) => sumUp + figure(ledger(date)), 0)
