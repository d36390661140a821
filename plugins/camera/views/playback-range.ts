/** Time range of a recording in the site's local time, as `yyyy-MM-dd HH:mm:ss`. */
export interface Range {
  readonly start: string
  readonly end: string
}

const minute = 60_000
const maxRangeMs = 24 * 60 * minute

/** Returns the range of the last `minutes`, in the site's local time. */
export const getLastMinutes = (minutes: number, now: Date, clock: (moment: Date) => string): Range => ({
  start: clock(new Date(now.getTime() - minutes * minute)),
  end: clock(now),
})

const toTime = (text: string) => new Date(`${text.replace(' ', 'T')}Z`).getTime()

/** Returns why a range is invalid. Only the platform knows when recordings begin. */
export function validateRange({ start, end }: Range): 'unset' | 'backwards' | 'long' | undefined {
  const length = toTime(end) - toTime(start)
  if (Number.isNaN(length)) return 'unset'
  if (length <= 0) return 'backwards'
  return length > maxRangeMs ? 'long' : undefined
}
