/** What is used of local storage. */
export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface LeaseOptions {
  readonly storage: LeaseStorage
  readonly key: string
  /** Who asks; unlike anybody else. */
  readonly owner: string
}

const lasts = 20_000
const settles = 50
const looksEvery = 100
const longestWait = 5000

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

interface Held {
  readonly owner: string
  readonly until: number
}

function heldIn(text: string | null): Held | undefined {
  if (text === null) return undefined
  const at = text.indexOf(' ')
  const until = Number(text.slice(0, at))
  return at > 0 && Number.isFinite(until) ? { owner: text.slice(at + 1), until } : undefined
}

/**
 * Runs the work while no other tab holds the lease: for pages on plain http, which have no Web Locks. A lease ends by
 * itself after 20 seconds, so that a tab that died holds nobody up for longer; who waits gives up after five and goes
 * on without, because two refreshes are better than none.
 */
export async function leased<T>({ storage, key, owner }: LeaseOptions, work: () => Promise<T>): Promise<T> {
  const giveUp = Date.now() + longestWait
  const taken = () => {
    const held = heldIn(storage.getItem(key))
    return held !== undefined && held.until > Date.now() && held.until < Date.now() + 2 * lasts ? held.owner : undefined
  }
  const mine = async () => {
    if (taken() !== undefined) return false
    storage.setItem(key, `${Date.now() + lasts} ${owner}`)
    // another tab may have written at the same moment: the last one to do so has it
    await sleep(settles)
    return taken() === owner
  }
  try {
    while (Date.now() < giveUp && !(await mine())) await sleep(looksEvery * (0.5 + Math.random()))
  } catch {
    // storage is blocked: nothing to agree by
    return work()
  }
  try {
    return await work()
  } finally {
    try {
      if (taken() === owner) storage.removeItem(key)
    } catch {
      // it ends by itself
    }
  }
}
