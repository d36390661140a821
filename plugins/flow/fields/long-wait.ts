const minutesPerDay = 24 * 60

/** How pressing it is that something has waited so long. */
export function urgency(minutes: number): 'quiet' | 'warning' | 'danger' {
  if (minutes >= 3 * minutesPerDay) return 'danger'
  return minutes >= minutesPerDay ? 'warning' : 'quiet'
}
