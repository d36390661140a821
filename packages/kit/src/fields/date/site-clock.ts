import { formatDateTime } from '@jwsk/sdk'
import { getSiteTimeZone } from '../../runtime/site-time-zone'
import { addDays, isDateTime, toDateTime } from './wire-date'

const day = 86_400_000
const longestText = 19

/** Formats an instant, in milliseconds since 1970, as `yyyy-MM-dd HH:mm:ss` on the site's clock. */
export const toSiteTime = (instant: number) => formatDateTime(new Date(instant), getSiteTimeZone()).padStart(longestText, '0')

const asUtc = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`)

/** Instants that a wall time may denote: by the offset before and after a change of the clock on that day. */
function getCandidates(text: string): readonly number[] {
  const wall = asUtc(text)
  const offsetAt = (instant: number) => asUtc(toSiteTime(instant)) - instant
  return [wall - offsetAt(wall - day), wall - offsetAt(wall + day)]
}

/**
 * Returns the instant of a day or a moment on the site's clock, the first of two if the clock is set back. A day starts
 * when its first hour does. `undefined` if the clock skips it, or if the text is no date.
 */
export function toInstant(text: string): number | undefined {
  const whole = toDateTime(text)
  // the offsets a day around it are needed, within the years that the wire can name
  if (!isDateTime(whole) || text < '0001-01-03' || text > addDays('9999-12-31', -2)) return undefined
  const candidates = getCandidates(whole)
  return candidates.find((instant) => toSiteTime(instant) === whole) ?? candidates.find((instant) => toSiteTime(instant).startsWith(text))
}
