import { day, formatDate, formatDateTime, hour, minute, parseTime } from '../../engine/world/time'
import type { World } from '../../engine/world/world'

/** Midnight before the world began. */
export const getFirstDay = (world: World): number => parseTime(formatDate(world.startedAt))

export const getToday = (world: World): string => formatDate(world.now())

/** A date so many days before the world began, or after it where `days` is negative. */
export const getDateBefore = (world: World, days: number): string => formatDate(getFirstDay(world) - days * day)
/** So many days before the world began, in the hours of an office, each day at a time of its own. */
export function getTimeBefore(world: World, days: number): string {
  if (days < 1) return formatDateTime(world.startedAt - days * day)
  const whole = Math.ceil(days)
  const time =
    getFirstDay(world) - whole * day + 8 * hour + ((whole * 4_787) % 250) * minute + (whole - days) * 5 * hour + ((whole * 37) % 60) * 1000
  return formatDateTime(time)
}

const isoDate = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Months later, on the same day or the month's last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDate(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)))
}

export const addDays = (date: string, days: number): string => formatDate(parseTime(date) + days * day)
