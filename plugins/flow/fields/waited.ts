const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour

export interface Waited {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

/** In the largest unit that it fills. */
export function waited(minutes: number): Waited {
  if (minutes >= minutesPerDay) return { unit: 'days', count: Math.floor(minutes / minutesPerDay) }
  if (minutes >= minutesPerHour) return { unit: 'hours', count: Math.floor(minutes / minutesPerHour) }
  return { unit: 'minutes', count: minutes }
}

/** How pressing it is. */
export function urgency(minutes: number): 'quiet' | 'warning' | 'danger' {
  if (minutes >= 3 * minutesPerDay) return 'danger'
  return minutes >= minutesPerDay ? 'warning' : 'quiet'
}
