import type { Settings } from '../options'
import type { StoredSession } from '../types'
import type { Emitter } from './events'
import type { Keeper, Lifetime } from './keeper'
import type { Refresher } from './refresher'
import { onTick } from './wake'

export interface Watch {
  /** Takes note of what another tab did since the last look, and returns the session of now. */
  synchronise(): StoredSession | undefined
  /** What this client itself did is no news to it. */
  acknowledge(session: StoredSession | undefined): void
  dispose(): void
}

export interface WatchParts {
  readonly settings: Settings
  readonly keeper: Keeper
  readonly lifetime: Lifetime
  readonly refresher: Refresher
  readonly emitter: Emitter
}

const isSame = (one: StoredSession, other: StoredSession) =>
  one.sessionId === other.sessionId && one.user.userId === other.user.userId && one.user.tenantId === other.user.tenantId

/** Looks every second whether the token is due, and whether another tab changed the session. */
export function createWatch({ settings, keeper, lifetime, refresher, emitter }: WatchParts): Watch {
  let known = keeper.current()
  let stopTick: (() => void) | undefined

  const follow = () => {
    if (known && !stopTick) stopTick = onTick(tick)
    if (!known && stopTick) {
      stopTick()
      stopTick = undefined
    }
  }

  const synchronise = () => {
    const next = keeper.current()
    const former = known
    if (next?.generation === former?.generation) return next
    known = next
    if (former && !(next && isSame(former, next))) lifetime.next('signedOut')
    if (next) emitter.emit('changed', next)
    else emitter.emit('ended', 'elsewhere')
    follow()
    // a listener may have signed in or out
    return keeper.current()
  }

  function tick(): void {
    const session = synchronise()
    if (session && !refresher.running()) refresher.renewDue(session)
  }

  const unsubscribe = settings.store.subscribe?.(synchronise)
  follow()

  return {
    synchronise,
    acknowledge(session) {
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
