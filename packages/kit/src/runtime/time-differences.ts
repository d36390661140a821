/** Returns whole minutes between two wire moments of one clock; 0 if the second is earlier, `undefined` if one is invalid. */
export function differenceInMinutes(from: string, to: string): number | undefined {
  const [first = Number.NaN, last = Number.NaN] = [from, to].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`))
  const passed = Math.floor((last - first) / 60_000)
  return Number.isNaN(passed) ? undefined : Math.max(0, passed)
}

const [perHour, perDay] = [60, 24 * 60]

/**
 * Returns calendar days between two wire moments: what was due yesterday is one day late from midnight on; 0
 * if the second is earlier, `undefined` if one is invalid.
 */
export function differenceInDays(from: string, to: string): number | undefined {
  const [first, last] = [from, to].map((text) => `${text.slice(0, 10)} 00:00:00`) as [string, string] // the array has two elements
  const minutes = differenceInMinutes(first, last)
  return minutes === undefined ? undefined : Math.floor(minutes / perDay)
}

/** Converts a duration to the largest unit that it fills. */
export function toLargestUnit(minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (minutes >= perDay) return { unit: 'days', count: Math.floor(minutes / perDay) }
  if (minutes >= perHour) return { unit: 'hours', count: Math.floor(minutes / perHour) }
  return { unit: 'minutes', count: minutes }
}
