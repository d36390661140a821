/** A stretch of a recording, on the site's wall clock: `yyyy-MM-dd HH:mm:ss`. */
export interface Range {
  readonly start: string
  readonly end: string
}

const minute = 60_000
const maxRangeMs = 24 * 60 * minute

/** The last so many minutes, as the site's clock writes them. */
export const getLastMinutes = (minutes: number, now: Date, clock: (moment: Date) => string): Range => ({
  start: clock(new Date(now.getTime() - minutes * minute)),
  end: clock(now),
})

const toTime = (text: string) => new Date(`${text.replace(' ', 'T')}Z`).getTime()

/** Why a stretch cannot be asked for; when recordings begin only the platform knows. */
export function validateRange({ start, end }: Range): 'unset' | 'backwards' | 'long' | undefined {
  const length = toTime(end) - toTime(start)
  if (Number.isNaN(length)) return 'unset'
  if (length <= 0) return 'backwards'
  return length > maxRangeMs ? 'long' : undefined
}
