const minutesPerDay = 24 * 60

/** Whether something has waited long enough to be highlighted. */
export const isLongWait = (minutes: number): boolean => minutes >= 3 * minutesPerDay
