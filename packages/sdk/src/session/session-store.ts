import type { ResolvedOptions } from '../options'
import type { StoredSession } from '../session-types'
import type { AbortReason, Deadline } from '../transport/deadline'
import { createMemoryStore } from './memory-store'
import { getWallClockAge, isRefreshDue } from './refresh-due'

/** Single reader and writer of the token store, with the age of the stored tokens. */
export interface SessionStore {
  current(): StoredSession | undefined
  write(draft: Omit<StoredSession, 'generation' | 'storedAt'>): StoredSession
  /** Updates the user details; the tokens keep their age. */
  updateUser(session: StoredSession): StoredSession
  clear(): void
  /** Whether the tokens are due for a refresh. */
  isRefreshDue(session: StoredSession): boolean
  /** Returns the age of the token in seconds. */
  ageSeconds(session: StoredSession): number
}

/** Copies a session; the copy omits its tokens in `JSON.stringify` and Node's `console.log`. A token store gets plain sessions. */
function hideTokens(session: StoredSession): StoredSession {
  const hidden = { value: () => ({ ...session, accessToken: '***', refreshToken: '***' }) }
  return Object.defineProperties({ ...session }, { toJSON: hidden, [Symbol.for('nodejs.util.inspect.custom')]: hidden })
}

export function createSessionStore(settings: ResolvedOptions): SessionStore {
  let { store } = settings
  let last = 0
  let seen: { readonly token: string; readonly at: number; readonly age: number } | undefined

  const guarded = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (cause) {
      settings.warn({ code: 'STORE_UNAVAILABLE', message: 'the token store failed: the session lives in memory', cause })
      store = createMemoryStore()
      return undefined
    }
  }

  let raw: StoredSession | undefined
  let shown: StoredSession | undefined

  const current = () => {
    const session = guarded(() => store.read())
    if (session && session.generation > last) last = session.generation
    if (session && session.accessToken !== seen?.token)
      seen = { token: session.accessToken, at: performance.now(), age: Math.max(0, getWallClockAge(session, Date.now())) }
    // one copy per stored object, because callers compare sessions by identity
    if (session !== raw) shown = session && hideTokens(session)
    raw = session
    return shown
  }

  const writeSession = (session: StoredSession) => {
    last = session.generation
    const failing = store
    guarded(() => store.write(session))
    if (store !== failing) store.write(session)
    return current() ?? hideTokens(session)
  }

  const nextGeneration = () => Math.max(Date.now(), last + 1)

  const age = (session: StoredSession) => {
    const passed = session.accessToken === seen?.token ? seen.age + (performance.now() - seen.at) / 1000 : 0
    return Math.max(getWallClockAge(session, Date.now()), passed)
  }

  return {
    current,
    write: (draft) => writeSession({ ...draft, generation: nextGeneration(), storedAt: Date.now() }),
    updateUser: (session) => writeSession({ ...session, generation: nextGeneration() }),
    clear: () => void guarded(() => store.clear()),
    isRefreshDue: (session) => isRefreshDue(session, { now: Date.now(), refreshAfter: settings.tokenTime, elapsedSeconds: age(session) }),
    ageSeconds: age,
  }
}

/** Calls of the current session; aborted when it ends. */
export interface InFlightCalls {
  readonly epoch: number
  track(deadline: Deadline): () => void
  /** Aborts all calls in flight and starts a new epoch. */
  abortAll(reason: AbortReason): void
}

export function createInFlightCalls(): InFlightCalls {
  const calls = new Set<Deadline>()
  let epoch = 0
  return {
    get epoch() {
      return epoch
    },
    track(deadline) {
      calls.add(deadline)
      return () => void calls.delete(deadline)
    },
    abortAll(reason) {
      epoch += 1
      for (const call of calls) call.abort(reason)
      calls.clear()
    },
  }
}
