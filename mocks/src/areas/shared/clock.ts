import { day, formatDate, formatDateTime, hour, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'

/** Returns midnight before the world began, in ms. */
export const getFirstDay = (world: World): number => parseTime(formatDate(world.startedAt))

export const getToday = (world: World): string => formatDate(world.now())

/** Returns the date `days` days before the world began, or after it if `days` is negative. */
export const getDateBefore = (world: World, days: number): string => formatDate(getFirstDay(world) - days * day)
/** Returns a time `days` days before the world began, in office hours and different for each day. */
export function getTimeBefore(world: World, days: number): string {
  if (days < 1) return formatDateTime(world.startedAt - days * day)
  const whole = Math.ceil(days)
  const time =
    getFirstDay(world) - whole * day + 8 * hour + ((whole * 4_787) % 250) * minute + (whole - days) * 5 * hour + ((whole * 37) % 60) * 1000
  return formatDateTime(time)
}

const toIsoDate = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Adds months; keeps the day of the month or uses the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toIsoDate(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)))
}

export const addDays = (date: string, days: number): string => formatDate(parseTime(date) + days * day)
