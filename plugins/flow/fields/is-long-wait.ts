const minutesPerDay = 24 * 60

/** Whether something has waited long enough to be highlighted. */
export const isLongWait = (minutes: number): boolean => minutes >= 3 * minutesPerDay

/** Converts a wait of a day or more to calendar days, in which the home page and due dates are counted. */
export const toWholeDays = (minutes: number, calendarDays = 0): number =>
  minutes < minutesPerDay ? minutes : Math.max(minutes, calendarDays * minutesPerDay)
