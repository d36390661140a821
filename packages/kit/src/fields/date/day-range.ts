import { addDays, isDateTime } from './wire-date'

/** Range of whole days, both included; `''` is an open end. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

const lastSecond = '23:59:59'
const midnight = '00:00:00'

// the list operation's names mean "later than" and "earlier than": the bounds include the first and the last second
const toExclusiveStart = (day: string) => (day === '' ? '' : `${addDays(day, -1)} ${lastSecond}`)
const toExclusiveEnd = (day: string) => (day === '' ? '' : `${addDays(day, 1)} ${midnight}`)

/** Converts whole days to values of `_dategt` and `_datelt`. */
export const toBounds = ({ from, to }: DayRange) => ({ from: toExclusiveStart(from), to: toExclusiveEnd(to) })

/** Converts values of `_dategt` and `_datelt` to the days they cover. */
export function fromBounds(bounds: DayRange): DayRange {
  const { from, to } = bounds
  const first = from.endsWith(lastSecond) ? addDays(from, 1) : from.slice(0, 10)
  const last = to.endsWith(midnight) ? addDays(to, -1) : to.slice(0, 10)
  return { from: isDateTime(from) ? first : '', to: isDateTime(to) ? last : '' }
}

export const periods = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const
export type Period = (typeof periods)[number]

const startOfMonth = (day: string) => `${day.slice(0, 8)}01`

/** Returns the days of a preset, relative to `today`. */
export function getPeriodDays(preset: Period, today: string): DayRange {
  const days: Record<Period, () => DayRange> = {
    today: () => ({ from: today, to: today }),
    yesterday: () => ({ from: addDays(today, -1), to: addDays(today, -1) }),
    last7: () => ({ from: addDays(today, -6), to: today }),
    last30: () => ({ from: addDays(today, -29), to: today }),
    thisMonth: () => ({ from: startOfMonth(today), to: today }),
    lastMonth: () => {
      const to = addDays(startOfMonth(today), -1)
      return { from: startOfMonth(to), to }
    },
  }
  return days[preset]()
}
