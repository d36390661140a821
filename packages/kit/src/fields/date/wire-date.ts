import { toDisplayText } from '../wire'

const date = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTime = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?)?$/
const clockTime = /^(\d{2}):(\d{2})(?::(\d{2}))?$/
const day = 86_400_000

/** Whether the text is an existing day as `yyyy-MM-dd`. */
export function isDate(text: string): boolean {
  const found = date.exec(text)
  if (!found) return false
  const [, year, month, dayOfMonth] = found.map(Number)
  if (!year || !month || !dayOfMonth) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return dayOfMonth <= (lengths[month - 1] ?? 0)
}

/** Whether the text is a time of day as `HH:mm` or `HH:mm:ss`. */
export function isTime(text: string): boolean {
  const found = clockTime.exec(text)
  return found !== null && Number(found[1]) < 24 && Number(found[2]) < 60 && Number(found[3] ?? 0) < 60
}

/** Whether the text is a moment as `yyyy-MM-dd HH:mm:ss`. */
export const isDateTime = (text: string) => text.length === 19 && text[10] === ' ' && isDate(text.slice(0, 10)) && isTime(text.slice(11))

/** Converts a wire date or date-time to a date-time; returns other values unchanged. */
export function toDateTime(wire: unknown): string {
  const text = toDisplayText(wire).trim()
  const found = dateTime.exec(text)
  if (!found) return text
  const [, on = '', at = '00:00', seconds = '00'] = found
  const whole = `${on} ${at}:${seconds}`
  return isDateTime(whole) ? whole : text
}

/** Converts a wire date or date-time to a date; returns other values unchanged. */
export function toDate(wire: unknown): string {
  const text = toDateTime(wire)
  return isDateTime(text) ? text.slice(0, 10) : text
}

const toUtcTime = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`)

/** Adds calendar days, in UTC, where every day has 24 hours. */
export const addDays = (text: string, days: number) => new Date(toUtcTime(text) + days * day).toISOString().slice(0, 10)
