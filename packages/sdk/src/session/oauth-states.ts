import { randomId } from '../crypto/random'
import { isRecord } from '../is-record'

/** What is used of session storage. */
export interface StateStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where a third-party login started, to be found again when it comes back. */
export interface OAuthState {
  readonly source: string
  readonly tenantId: string
  /** A path of this site. */
  readonly returnPath: string
}

const stateLifetimeMs = 10 * 60 * 1000
const sameOriginPath = /^\/(?![/\\])/

const isText = (value: unknown): value is string => typeof value === 'string'

function parseStoredState(text: string | null): (OAuthState & { readonly until: number }) | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isRecord(stored)) return undefined
    const { source, tenantId, returnPath, until } = stored
    return isText(source) && isText(tenantId) && isText(returnPath) && typeof until === 'number'
      ? { source, tenantId, returnPath, until }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * The `state` of third-party logins: 128 random bits, good once, for ten minutes, in the tab that asked. What comes
 * back with another one was not asked for by this person and must not be exchanged.
 */
export function createOAuthStateStore(storage: StateStorage, appKey = 'jwsk') {
  const keyOf = (state: string) => `${appKey}-login-state-${state}`
  return {
    issue({ source, tenantId, returnPath }: OAuthState): string {
      const state = randomId()
      const path = sameOriginPath.test(returnPath) ? returnPath : '/'
      storage.setItem(keyOf(state), JSON.stringify({ source, tenantId, returnPath: path, until: Date.now() + stateLifetimeMs }))
      return state
    },
    redeem(key: string): OAuthState | undefined {
      if (!/^[0-9a-f]{32}$/.test(key)) return undefined
      const state = parseStoredState(storage.getItem(keyOf(key)))
      storage.removeItem(keyOf(key))
      if (!state || state.until < Date.now() || !sameOriginPath.test(state.returnPath)) return undefined
      const { source, tenantId, returnPath } = state
      return { source, tenantId, returnPath }
    },
  }
}
