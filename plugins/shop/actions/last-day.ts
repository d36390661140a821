const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Returns the last day of a period of months: `2026-01-31` and 1 → `2026-02-28`. */
export function getLastDay(start: string, months: number): string {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const daysThere = new Date(year, month + months, 0).getDate()
  // the day before the same day of the month; from end of month to end of month
  const end = new Date(year, month - 1 + months, Math.min(day - 1, daysThere))
  return `${end.getFullYear()}-${twoDigits(end.getMonth() + 1)}-${twoDigits(end.getDate())}`
}
