import type { StoredSession, TokenStore } from '../types'

/** Keeps the session in this client's memory: the default, and what a Node script wants. */
export function createMemoryStore(): TokenStore {
  let session: StoredSession | undefined
  return {
    read: () => session,
    write: (next) => {
      session = next
    },
    clear: () => {
      session = undefined
    },
  }
}
