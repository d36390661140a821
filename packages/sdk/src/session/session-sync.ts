import type { ResolvedOptions } from '../options'
import type { StoredSession } from '../types'
import type { Emitter } from './events'
import type { SessionStore, InFlightCalls } from './session-store'
import type { TokenRefresher } from './token-refresher'
import { startHeartbeat } from './heartbeat'

export interface SessionSync {
  /** Takes note of what another tab did since the last look, and returns the session of now. */
  sync(): StoredSession | undefined
  /** What this client itself did is no news to it. */
  markSeen(session: StoredSession | undefined): void
  dispose(): void
}

export interface SessionSyncOptions {
  readonly settings: ResolvedOptions
  readonly sessionStore: SessionStore
  readonly inFlightCalls: InFlightCalls
  readonly refresher: TokenRefresher
  readonly emitter: Emitter
}

const isSameSession = (one: StoredSession, other: StoredSession) =>
  one.sessionId === other.sessionId && one.user.userId === other.user.userId && one.user.tenantId === other.user.tenantId

/** Looks every second whether the token is due, and whether another tab changed the session. */
export function createSessionSync({ settings, sessionStore, inFlightCalls, refresher, emitter }: SessionSyncOptions): SessionSync {
  let known = sessionStore.current()
  let stopTick: (() => void) | undefined

  const follow = () => {
    if (known && !stopTick) stopTick = startHeartbeat(tick)
    if (!known && stopTick) {
      stopTick()
      stopTick = undefined
    }
  }

  const synchronise = () => {
    const next = sessionStore.current()
    const former = known
    if (next?.generation === former?.generation) return next
    known = next
    if (former && !(next && isSameSession(former, next))) inFlightCalls.abortAll('signedOut')
    if (next) emitter.emit('changed', next)
    else emitter.emit('ended', 'elsewhere')
    follow()
    // a listener may have signed in or out
    return sessionStore.current()
  }

  function tick(): void {
    const session = synchronise()
    if (session && !refresher.inFlight()) refresher.refreshIfDue(session)
  }

  const unsubscribe = settings.store.subscribe?.(synchronise)
  follow()

  return {
    sync: synchronise,
    markSeen(session) {
      known = session
      follow()
    },
    dispose() {
      unsubscribe?.()
      stopTick?.()
      stopTick = undefined
    },
  }
}
