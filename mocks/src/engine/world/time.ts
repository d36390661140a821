export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

// the platform's wall clock stands in Shanghai, which has known no summer time since 1991
const utcOffsetMs = 8 * hour

const toWallClock = (milliseconds: number) => new Date(milliseconds + utcOffsetMs).toISOString()

/** `yyyy-MM-dd HH:mm:ss`, the only form that the platform writes and reads: the same wherever the mocks run. */
export const formatDateTime = (milliseconds: number): string => toWallClock(milliseconds).slice(0, 19).replace('T', ' ')

export const formatDate = (milliseconds: number): string => toWallClock(milliseconds).slice(0, 10)

/** Reads `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:ss`, by the clock on the platform's wall. */
export const parseTime = (text: string): number => Date.parse(`${text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')}Z`) - utcOffsetMs

/** 0 is Sunday. */
export const getWeekday = (milliseconds: number): number => new Date(milliseconds + utcOffsetMs).getUTCDay()

export const isDateTime = (text: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)
