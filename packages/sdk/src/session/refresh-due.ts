import type { StoredSession } from '../session-types'

/** Clock readings to compute the age of tokens. */
export interface RefreshClock {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Age in seconds after which tokens are refreshed. */
  readonly refreshAfter: number
  /** Seconds since the tokens were stored, by a monotonic clock; `undefined` if unknown. */
  readonly elapsedSeconds?: number
}

// seconds: a smaller correction does not count as a clock that was set back
const clockTolerance = 60

/** Returns the seconds since the tokens were stored, by the wall clock; negative if that was set back. */
export const getWallClockAge = ({ storedAt }: Pick<StoredSession, 'storedAt'>, now: number): number => (now - storedAt) / 1000

/**
 * Whether the tokens are due for a refresh: a refresh token exists, and they are older than `refreshAfter` by either
 * clock, or the wall clock was set back, so that their age is unknown.
 *
 * @example
 * isRefreshDue(session, { now: Date.now(), refreshAfter: 3000 })
 */
export function isRefreshDue(
  session: Pick<StoredSession, 'refreshToken' | 'storedAt'>,
  { now, refreshAfter, elapsedSeconds = 0 }: RefreshClock,
): boolean {
  const age = getWallClockAge(session, now)
  return session.refreshToken !== '' && (age < -clockTolerance || Math.max(age, elapsedSeconds) >= refreshAfter)
}
