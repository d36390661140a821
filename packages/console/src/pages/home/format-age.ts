import { differenceInDays, differenceInMinutes } from '@jwsk/kit'

const [minutesPerHour, hoursPerDay] = [60, 24]

/** Formats how long ago a wire moment was, in its largest unit: `3小时前`, `昨天`; `undefined` if it is unknown. */
export function formatAge(since: string, now: string, language: string): string | undefined {
  const [minutes, days] = [differenceInMinutes(since, now), differenceInDays(since, now)]
  if (minutes === undefined || days === undefined) return undefined
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' })
  const hours = Math.floor(minutes / minutesPerHour)
  if (hours >= hoursPerDay || (days > 0 && hours >= hoursPerDay / 2)) return format.format(-days, 'day')
  return hours > 0 ? format.format(-hours, 'hour') : format.format(-minutes, 'minute')
}
