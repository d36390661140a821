import { randomId } from '../crypto/random'
import { leased } from './lease'

/** What the tabs of one application share besides the store. */
export interface Tabs {
  /** Tells the other tabs to look again; says nothing of what there is to see. */
  tell(): void
  subscribe(changed: () => void): () => void
  exclusive<T>(work: () => Promise<T>): Promise<T>
}

type Work<T> = () => Promise<T>

// longer than a refresh may take, and the question whose it is
const lockWait = 20_000

interface Turns<T> {
  readonly work: Work<T>
  /** Another way to take turns, for those whose lock does not come. */
  readonly otherwise: Work<T>
}

/**
 * Runs the work under the lock. Whoever finds that one tab holds it for longer than any refresh takes, frozen perhaps,
 * goes another way; those before it in the line may take as long as they need, one after another.
 */
async function locked<T>(locks: LockManager, name: string, { work, otherwise }: Turns<T>): Promise<T> {
  const waiting = new AbortController()
  const holderNow = async () => (await locks.query()).held?.find((lock) => lock.name === name)?.clientId
  let started = false
  let holder: string | undefined
  const look = async () => {
    const now = await holderNow()
    if (now !== undefined && now === holder) waiting.abort()
    holder = now
  }
  const timer = setInterval(look, lockWait)
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
    return await otherwise()
  } finally {
    clearInterval(timer)
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
      const storage = storageOf()
      const otherwise = () => (storage ? leased({ storage, key: `${appKey}-refresh-lease`, owner }, work) : work())
      return globalThis.navigator?.locks ? locked(navigator.locks, lock, { work, otherwise }) : otherwise()
    },
  }
}
