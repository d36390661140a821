import type { ResolvedOptions } from '../options'
import type { StoredSession } from '../session-types'
import type { Emitter } from './events'
import { startHeartbeat } from './heartbeat'
import type { InFlightCalls, SessionStore } from './session-store'
import type { TokenRefresher } from './token-refresher'

export interface SessionSync {
  /** Detects changes by other tabs since the last check, and returns the current session. */
  sync(): StoredSession | undefined
  /** Marks the session as seen, so that the client's own writes raise no event. */
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

/** Polls once a second: refreshes a due token and picks up session changes of other tabs. */
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
