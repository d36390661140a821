import type { StoredSession, TokenStore } from '../src/session-types'

/** Shared state of one browser, with as many tabs as a test opens. */
export interface Browser {
  /** Opens a tab and returns the store of its client. */
  openTab(): TokenStore
  getStored(): StoredSession | undefined
  /** Every session ever written, in order. */
  readonly written: StoredSession[]
  /** Whether the lock is available; without it, tabs run uncoordinated. */
  hasLocks: boolean
}

export function createFakeBrowser(): Browser {
  let record: StoredSession | undefined
  const written: StoredSession[] = []
  const listeners = new Map<object, () => void>()
  let last: Promise<unknown> = Promise.resolve()

  const tell = (from: object) => {
    for (const [tab, listener] of listeners) if (tab !== from) setTimeout(listener, 1)
  }

  const browser: Browser = {
    written,
    hasLocks: true,
    getStored: () => record,
    openTab() {
      const self = {}
      return {
        read: () => record,
        write(session) {
          record = session
          written.push(session)
          tell(self)
        },
        clear() {
          record = undefined
          tell(self)
        },
        subscribe(changed) {
          listeners.set(self, changed)
          return () => void listeners.delete(self)
        },
        withLock(work) {
          if (!browser.hasLocks) return work()
          const turn = last.then(work)
          last = turn.catch(() => undefined)
          return turn
        },
      }
    },
  }
  return browser
}
