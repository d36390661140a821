/** A stretch of a recording, on the site's wall clock: `yyyy-MM-dd HH:mm:ss`. */
export interface Range {
  readonly start: string
  readonly end: string
}

const minute = 60_000
const longest = 24 * 60 * minute

const two = (value: number) => String(value).padStart(2, '0')

function wall(date: Date): string {
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** The last so many minutes. */
export const lastMinutes = (minutes: number, now: Date): Range => ({
  start: wall(new Date(now.getTime() - minutes * minute)),
  end: wall(now),
})

const timeOf = (text: string) => new Date(text.replace(' ', 'T')).getTime()

/** Why a stretch cannot be asked for; when recordings begin only the platform knows. */
export function problemOf({ start, end }: Range): 'unset' | 'backwards' | 'long' | undefined {
  const length = timeOf(end) - timeOf(start)
  if (Number.isNaN(length)) return 'unset'
  if (length <= 0) return 'backwards'
  return length > longest ? 'long' : undefined
}
