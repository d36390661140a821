import type { StoredSession, TokenStore } from '../session-types'

/** Creates a token store in memory; the default, suitable for Node scripts. */
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
