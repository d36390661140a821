/** Whole minutes from one moment of the wire to another, both on the same clock; 0 where it lies before, undefined where one is no time. */
export function differenceInMinutes(from: string, to: string): number | undefined {
  const [first = Number.NaN, last = Number.NaN] = [from, to].map((text) => Date.parse(`${text.replace(' ', 'T')}Z`))
  const passed = Math.floor((last - first) / 60_000)
  return Number.isNaN(passed) ? undefined : Math.max(0, passed)
}

const [perHour, perDay] = [60, 24 * 60]

/** Days of the calendar from one moment of the wire to another: what was due yesterday is a day late from midnight on. */
export function differenceInDays(from: string, to: string): number | undefined {
  const [first, last] = [from, to].map((text) => `${text.slice(0, 10)} 00:00:00`) as [string, string] // two were given
  const minutes = differenceInMinutes(first, last)
  return minutes === undefined ? undefined : Math.floor(minutes / perDay)
}

/** A length of time in the largest unit that it fills. */
export function toLargestUnit(minutes: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (minutes >= perDay) return { unit: 'days', count: Math.floor(minutes / perDay) }
  if (minutes >= perHour) return { unit: 'hours', count: Math.floor(minutes / perHour) }
  return { unit: 'minutes', count: minutes }
}
