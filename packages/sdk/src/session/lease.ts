/** Used part of local storage. */
export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface LeaseOptions {
  readonly storage: LeaseStorage
  readonly key: string
  /** Unique id of the waiting tab. */
  readonly ownerId: string
}

const leaseMs = 20_000
const settleMs = 50
const pollMs = 100
// ms: longer than any lease
const acquireTimeoutMs = 25_000

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

interface Lease {
  readonly owner: string
  readonly until: number
}

function parseLease(text: string | null): Lease | undefined {
  if (text === null) return undefined
  const at = text.indexOf(' ')
  const until = Number(text.slice(0, at))
  return at > 0 && Number.isFinite(until) ? { owner: text.slice(at + 1), until } : undefined
}

/**
 * Runs the work while no other tab holds the lease, for pages on plain http, which have no Web Locks. A lease expires
 * after 20 seconds, longer than a refresh can take, so that a crashed tab blocks the others no longer; after waiting
 * for one owner beyond that, runs the work without a lease, because two refreshes are better than none.
 */
export async function withLease<T>({ storage, key, ownerId }: LeaseOptions, work: () => Promise<T>): Promise<T> {
  let deadlineMs = Date.now() + acquireTimeoutMs
  let last: string | undefined
  const currentOwner = () => {
    const lease = parseLease(storage.getItem(key))
    return lease !== undefined && lease.until > Date.now() && lease.until < Date.now() + 2 * leaseMs ? lease.owner : undefined
  }
  const acquire = async () => {
    const other = currentOwner()
    if (other !== undefined) {
      if (other !== last) deadlineMs = Date.now() + acquireTimeoutMs
      last = other
      return false
    }
    storage.setItem(key, `${Date.now() + leaseMs} ${ownerId}`)
    // race condition: if another tab wrote at the same moment, the last write wins
    await sleep(settleMs)
    return currentOwner() === ownerId
  }
  try {
    while (Date.now() < deadlineMs && !(await acquire())) await sleep(pollMs * (0.5 + Math.random()))
  } catch {
    // storage is blocked: no coordination possible
    return work()
  }
  try {
    return await work()
  } finally {
    try {
      if (currentOwner() === ownerId) storage.removeItem(key)
    } catch {
      // the lease expires by itself
    }
  }
}
