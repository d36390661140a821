import type { StoredSession } from '../types'

/** What there is to tell the age of tokens by. */
export interface RefreshClock {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Seconds after which tokens are renewed. */
  readonly refreshAfter: number
  /** Seconds that passed since they were stored, by a clock that nobody sets; none where it is not known. */
  readonly elapsedSeconds?: number
}

// a clock that was corrected by less is not a clock that was turned back
const clockTolerance = 60

/** Seconds since the tokens were stored, by the clock of the wall; negative once that was turned back. */
export const getWallClockAge = ({ storedAt }: Pick<StoredSession, 'storedAt'>, now: number): number => (now - storedAt) / 1000

/**
 * The one rule of when tokens are renewed: there is something to renew them with, and they are older than `tokenTime`
 * by either clock, or the clock was turned back so that nobody knows.
 *
 * @example
 * refreshDue(session, { now: Date.now(), tokenTime: 3000 })
 */
export function isRefreshDue(
  session: Pick<StoredSession, 'refreshToken' | 'storedAt'>,
  { now, refreshAfter, elapsedSeconds = 0 }: RefreshClock,
): boolean {
  const age = getWallClockAge(session, now)
  return session.refreshToken !== '' && (age < -clockTolerance || Math.max(age, elapsedSeconds) >= refreshAfter)
}
