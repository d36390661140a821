import { addMonths, eachDay, getWeekday, toMonth } from '../../calendar/days'
import { addDays, isDate } from '../../fields/date/wire-date'

export type PeriodUnit = 'week' | 'month' | 'quarter'

/** Period that a view displays. */
export interface Period {
  readonly unit: PeriodUnit
  /** First day, `yyyy-MM-dd`. */
  readonly from: string
  /** Last day, included. */
  readonly to: string
}

const monthsByUnit = { week: 0, month: 1, quarter: 3 } as const

/** Returns the period of a unit that contains the day: a week starts on Monday, a quarter in January, April, July or October. */
export function getPeriod(unit: PeriodUnit, day: string): Period {
  if (unit === 'week') {
    const from = addDays(day, -getWeekday(day))
    return { unit, from, to: addDays(from, 6) }
  }
  const month = toMonth(day)
  const before = unit === 'quarter' ? (Number(month.slice(5)) - 1) % 3 : 0
  const first = addMonths(month, -before)
  return { unit, from: `${first}-01`, to: addDays(`${addMonths(first, monthsByUnit[unit])}-01`, -1) }
}

/** Returns an adjacent period of the same unit. */
export const stepPeriod = ({ unit, from, to }: Period, by: -1 | 1): Period => getPeriod(unit, addDays(by === 1 ? to : from, by))

/** Returns the day in an adjacent month, at most its last one: 31 January becomes 28 February. */
export function stepMonth(day: string, by: -1 | 1): string {
  const { from, to } = stepPeriod(getPeriod('month', day), by)
  const same = `${from.slice(0, 8)}${day.slice(8)}`
  return same < to ? same : to
}

const prefixes = { week: 'w', month: 'm', quarter: 'q' } as const
// years outside would leave the range of dates on the wire
const isSupported = (day: string) => isDate(day) && day > '0002-01-01' && day < '9998-12-31'

/** Serializes a period for the URL: `m2026-11-01`. */
export const serializePeriod = ({ unit, from }: Period): string => prefixes[unit] + from

/** Parses a period of one of the units; `undefined` for any other text. */
export function parsePeriod(text: string, units: readonly PeriodUnit[]): Period | undefined {
  const unit = units.find((one) => text.startsWith(prefixes[one]))
  const day = text.slice(1)
  return unit && isSupported(day) ? getPeriod(unit, day) : undefined
}

/** Returns the weeks that cover a period, each with seven days from Monday. */
export function getCoveringWeeks({ from, to }: Period): readonly (readonly string[])[] {
  const days = eachDay(getPeriod('week', from).from, getPeriod('week', to).to)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}
