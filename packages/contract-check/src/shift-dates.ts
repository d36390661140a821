/** Day on which the examples of the contracts were written: bookings are after it, reports before it. */
const contractDate = Date.UTC(2026, 10, 21)
const day = 86_400_000
const datePattern = /^(\d{4}-\d{2})(-\d{2})?( \d{2}:\d{2}:\d{2})?$/

const shiftDate = (text: string, days: number): string => {
  const [, month = '', date = '', time = ''] = datePattern.exec(text) ?? []
  if (month === '' || (date === '' && time !== '')) return text
  const moment = Date.parse(`${month}${date || '-01'}T00:00:00Z`)
  if (Number.isNaN(moment)) return text
  return new Date(moment + days * day).toISOString().slice(0, date ? 10 : 7) + time
}

/**
 * Shifts the dates, times and months of an example as if it were written today, because platforms reject bookings in the past.
 * Other values are returned unchanged.
 */
export function shiftDatesToNow(example: unknown, now = Date.now()): unknown {
  const days = Math.floor(now / day) - contractDate / day
  if (typeof example === 'string') return shiftDate(example, days)
  if (Array.isArray(example)) return example.map((entry) => shiftDatesToNow(entry, now))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, shiftDatesToNow(value, now)]))
}
