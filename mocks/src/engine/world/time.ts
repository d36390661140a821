export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

// the platform's time zone is Shanghai, which has had no daylight saving time since 1991
const utcOffsetMs = 8 * hour

const toLocalIsoString = (milliseconds: number) => new Date(milliseconds + utcOffsetMs).toISOString()

/** Formats `yyyy-MM-dd HH:mm:ss` in Shanghai time, the platform's only format, on any machine. */
export const formatDateTime = (milliseconds: number): string => toLocalIsoString(milliseconds).slice(0, 19).replace('T', ' ')

export const formatDate = (milliseconds: number): string => toLocalIsoString(milliseconds).slice(0, 10)

/** Parses `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss` in the platform's time zone. */
export const parseTime = (text: string): number =>
  Date.parse(`${text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')}Z`) - utcOffsetMs

/** Returns the weekday; 0 is Sunday. */
export const getWeekday = (milliseconds: number): number => new Date(milliseconds + utcOffsetMs).getUTCDay()

export const isDateTime = (text: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
