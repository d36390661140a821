import { day, formatDateTime, hour, minute, parseTime } from '../../../engine/world/time'

const pattern = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

const units = [365 * day, 30 * day, 7 * day, day, hour, minute, 1000]

/** Latest end of a duration in ms; longer ones are no due time. */
const maxDuration = 100 * 365 * day

/** Returns the time after an ISO 8601 duration such as `P1DT12H`; `''` if the text is none. */
export function addDuration(time: string, duration: string): string {
  const match = pattern.exec(duration.trim())
  if (!match) return ''
  const milliseconds = units.reduce((sum, unit, index) => sum + unit * Number(match[index + 1] ?? 0), 0)
  return milliseconds > 0 && milliseconds < maxDuration ? formatDateTime(parseTime(time) + milliseconds) : ''
}
