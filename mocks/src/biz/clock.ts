import { day, formatDate, formatDateTime } from '../engine/time'
import type { World } from '../engine/world'

/** Reads `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss`, by the clock on the wall. */
export const timeOf = (text: string): number => new Date(text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')).getTime()

/** Midnight before the world began. */
export const firstDay = (world: World): number => timeOf(formatDate(world.startedAt))

export const today = (world: World): string => formatDate(world.now())

/** A date so many days before the world began, or after it where `days` is negative. */
export const dateBefore = (world: World, days: number): string => formatDate(firstDay(world) - days * day)
export const timeBefore = (world: World, days: number): string => formatDateTime(world.startedAt - days * day)

/** Months later, on the same day or the month's last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const last = new Date(year, month + months, 0).getDate()
  return formatDate(new Date(year, month - 1 + months, Math.min(dayOfMonth, last)).getTime())
}

export const addDays = (date: string, days: number): string => {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  return formatDate(new Date(year, month - 1, dayOfMonth + days).getTime())
}
