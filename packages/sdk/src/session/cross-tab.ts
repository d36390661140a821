import { randomId } from '../crypto/random'
import { withLease } from './lease'

/** State shared by the tabs of an application, in addition to the token store. */
export interface CrossTab {
  /** Notifies other tabs of a change; carries no payload. */
  notify(): void
  subscribe(changed: () => void): () => void
  withLock<T>(work: () => Promise<T>): Promise<T>
}

type Work<T> = () => Promise<T>

// ms: longer than a refresh with its user check can take
const lockTimeoutMs = 20_000

interface LockOptions<T> {
  readonly work: Work<T>
  /** Work with an alternative lock, if the Web Lock is not granted in time. */
  readonly fallback: Work<T>
}

/**
 * Runs the work under a Web Lock. If one tab holds the lock longer than any refresh can take, e.g. because it is
 * frozen, runs the fallback; waiting for several tabs in turn is not limited.
 */
async function withWebLock<T>(locks: LockManager, name: string, { work, fallback }: LockOptions<T>): Promise<T> {
  const waiting = new AbortController()
  const holderNow = async () => (await locks.query()).held?.find((lock) => lock.name === name)?.clientId
  let started = false
  let holder: string | undefined
  const checkHolder = async () => {
    const now = await holderNow()
    if (now !== undefined && now === holder) waiting.abort()
    holder = now
  }
  const timer = setInterval(checkHolder, lockTimeoutMs)
  const run = () => {
    started = true
    clearInterval(timer)
    return work()
  }
  try {
    const turn = locks.request(name, { signal: waiting.signal }, run)
    void checkHolder()
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
      const runWithLease = () => (storage ? withLease({ storage, key: `${appKey}-refresh-lease`, ownerId: owner }, work) : work())
      return globalThis.navigator?.locks ? withWebLock(navigator.locks, lock, { work, fallback: runWithLease }) : runWithLease()
    },
  }
}
