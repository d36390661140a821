import { addDays, isDate } from '../fields/date/wire-date'

/** `yyyy-MM` */
export type Month = string

const maxRangeDays = 366

export const toMonth = (date: string): Month => date.slice(0, 7)

/** Returns the day of the week, with Monday as 0. */
export const getWeekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** Adds a number of months to a month. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

export const eachDayOfMonth = (month: Month): readonly string[] => eachDay(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1))

/** Lists all dates of a range, both ends included, at most a year; empty for an invalid range. */
export function eachDay(from: string, to: string): readonly string[] {
  if (!isDate(from) || !isDate(to) || to < from) return []
  const dates: string[] = []
  for (let date = from; date <= to && dates.length < maxRangeDays; date = addDays(date, 1)) dates.push(date)
  return dates
}

/** Returns the weeks of a month, starting on Monday; days of adjacent months are `undefined`. */
export function getWeeks(month: Month): readonly (readonly (string | undefined)[])[] {
  const days = eachDayOfMonth(month)
  const before = getWeekday(`${month}-01`)
  const count = Math.ceil((before + days.length) / 7)
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_, day) => days[week * 7 + day - before]))
}
