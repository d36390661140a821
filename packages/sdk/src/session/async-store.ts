import type { StoredSession, TokenStore } from '../session-types'
import type { SdkWarning } from '../types'

/** Token store whose operations are asynchronous, e.g. in Redis or a database. */
export interface AsyncTokenStore {
  read(): Promise<StoredSession | undefined>
  write(session: StoredSession): Promise<void>
  clear(): Promise<void>
  /** Subscribes to changes by other processes; returns a function that unsubscribes. */
  subscribe?(changed: () => void): () => void
  /** Runs the work while no other process runs its own, e.g. under a lock with an expiry longer than a refresh. */
  withLock?<T>(work: () => Promise<T>): Promise<T>
}

/** Token store that answers from memory and keeps an asynchronous store up to date. */
export interface ConnectedTokenStore extends TokenStore {
  /** Reads the session that other processes stored. */
  reload(): Promise<void>
  /** Resolves once everything is stored, e.g. before the process ends. */
  flush(): Promise<void>
}

export interface ConnectOptions {
  /** Called with `STORE_UNAVAILABLE` if the store fails; the session lives in memory meanwhile. */
  readonly onWarning?: (warning: SdkWarning) => void
}

/**
 * Reads an asynchronous store once and returns a token store for `createClient`. Writes are stored in order; every
 * refresh reads the store first, so that tokens of another process are used instead of being refreshed again.
 *
 * @throws the error of the store if the first read fails
 * @example
 * const client = createClient({ ...options, tokenStore: await connectTokenStore(redisStore) })
 */
export async function connectTokenStore(store: AsyncTokenStore, { onWarning }: ConnectOptions = {}): Promise<ConnectedTokenStore> {
  let session = await store.read()
  let queue: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const warn = (cause: unknown) =>
    onWarning?.({ code: 'STORE_UNAVAILABLE', message: 'the token store failed: the session lives in memory', cause })

  const enqueue = (work: () => Promise<unknown>) => {
    queue = queue.then(work).catch(warn)
    return queue
  }

  const flush = async () => void (await queue)

  const reload = async () => {
    let pending: Promise<unknown> | undefined
    // a write that starts during the read is newer than what was read
    while (pending !== queue) {
      pending = queue
      await pending
      const stored = await store.read()
      if (pending === queue) session = stored
    }
  }

  let unsubscribe: (() => void) | undefined
  const listen = () =>
    store.subscribe?.(() => {
      reload().then(() => {
        for (const listener of listeners) listener()
      }, warn)
    })

  async function withFreshSession<T>(work: () => Promise<T>): Promise<T> {
    await reload().catch(warn)
    try {
      return await work()
    } finally {
      // the next process reads what this one wrote
      await flush()
    }
  }

  return {
    read: () => session,
    write(next) {
      session = next
      void enqueue(() => store.write(next))
    },
    clear() {
      session = undefined
      void enqueue(() => store.clear())
    },
    subscribe(changed) {
      if (listeners.size === 0) unsubscribe = listen()
      listeners.add(changed)
      return () => {
        if (listeners.delete(changed) && listeners.size === 0) unsubscribe?.()
      }
    },
    withLock: (work) => (store.withLock ? store.withLock(() => withFreshSession(work)) : withFreshSession(work)),
    reload,
    flush,
  }
}
