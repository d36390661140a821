import type { Call } from '../../engine/mock'
import { badParameter } from '../../engine/refusal'
import type { Day, Ledger } from './ledger'

/** How far back a board looks: a week unless asked. */
export function daysOf({ query }: Call): number {
  const days = Number(query.days || 7)
  if (!Number.isInteger(days) || days < 1 || days > 90) throw badParameter('days')
  return days
}

/** Figures day by day. */
export const dailyFigures = (dates: readonly string[], ledger: Ledger, figure: (day: Day) => number | string) =>
  dates.map((name) => ({ name, value: figure(ledger(name)) }))

export const totalOf = (dates: readonly string[], ledger: Ledger, figure: (day: Day) => number) =>
  dates.reduce((sumUp, date) => sumUp + figure(ledger(date)), 0)
