const minutesPerDay = 24 * 60

/** Whether something has waited so long that it should be seen. */
export const isLongWait = (minutes: number): boolean => minutes >= 3 * minutesPerDay
