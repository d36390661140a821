import { randomId } from '../crypto/random'
import { withLease } from './lease'

/** What the tabs of one application share besides the store. */
export interface CrossTab {
  /** Tells the other tabs to look again; says nothing of what there is to see. */
  notify(): void
  subscribe(changed: () => void): () => void
  withLock<T>(work: () => Promise<T>): Promise<T>
}

type Work<T> = () => Promise<T>

// longer than a refresh may take, and the question whose it is
const lockTimeoutMs = 20_000

interface LockOptions<T> {
  readonly work: Work<T>
  /** Another way to take turns, for those whose lock does not come. */
  readonly fallback: Work<T>
}

/**
 * Runs the work under the lock. Whoever finds that one tab holds it for longer than any refresh takes, frozen perhaps,
 * goes another way; those before it in the line may take as long as they need, one after another.
 */
async function withWebLock<T>(locks: LockManager, name: string, { work, fallback }: LockOptions<T>): Promise<T> {
  const waiting = new AbortController()
  const holderNow = async () => (await locks.query()).held?.find((lock) => lock.name === name)?.clientId
  let started = false
  let holder: string | undefined
  const look = async () => {
    const now = await holderNow()
    if (now !== undefined && now === holder) waiting.abort()
    holder = now
  }
  const timer = setInterval(look, lockTimeoutMs)
  const run = () => {
    started = true
    clearInterval(timer)
    return work()
  }
  try {
    const turn = locks.request(name, { signal: waiting.signal }, run)
    void look()
    return await turn
  } catch (error) {
    if (started) throw error
    return await fallback()
  } finally {
    clearInterval(timer)
  }
}

const getLocalStorage = () => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export function createCrossTab(appKey: string): CrossTab {
  const name = `${appKey}:session`
  const lock = `${appKey}:refresh`
  const owner = randomId()
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  if (channel) {
    channel.onmessage = () => {
      for (const listener of listeners) listener()
    }
  }
  return {
    notify: () => channel?.postMessage('changed'),
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    withLock(work) {
      const storage = getLocalStorage()
      const otherwise = () => (storage ? withLease({ storage, key: `${appKey}-refresh-lease`, ownerId: owner }, work) : work())
      return globalThis.navigator?.locks ? withWebLock(navigator.locks, lock, { work, fallback: otherwise }) : otherwise()
    },
  }
}
