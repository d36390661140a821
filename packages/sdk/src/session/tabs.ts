import { randomId } from '../crypto/random'
import { leased } from './lease'

/** What the tabs of one application share besides the store. */
export interface Tabs {
  /** Tells the other tabs to look again; says nothing of what there is to see. */
  tell(): void
  subscribe(changed: () => void): () => void
  exclusive<T>(work: () => Promise<T>): Promise<T>
}

const lockWait = 5000

/** Runs the work under the lock, or without it when the lock does not come: a frozen tab may hold it for ever. */
async function locked<T>(locks: LockManager, name: string, work: () => Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), lockWait)
  let started = false
  const run = () => {
    started = true
    clearTimeout(timer)
    return work()
  }
  try {
    return await locks.request(name, { signal: waiting.signal }, run)
  } catch (error) {
    if (started) throw error
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

const storageOf = () => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export function createTabs(appKey: string): Tabs {
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
    tell: () => channel?.postMessage('changed'),
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    exclusive(work) {
      if (globalThis.navigator?.locks) return locked(navigator.locks, lock, work)
      const storage = storageOf()
      return storage ? leased({ storage, key: `${appKey}-refresh-lease`, owner }, work) : work()
    },
  }
}
