import { randomId } from '../crypto/random'
import { isRecord } from '../is-record'

/** Used part of session storage. */
export interface StateStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Start of a third-party login, restored by its callback. */
export interface OAuthState {
  readonly source: string
  readonly tenantId: string
  /** Path of this site to return to after the login. */
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
 * Creates a store of the OAuth parameter `state`: 128 random bits, valid once, for ten minutes, in the tab that
 * started the login. A callback with another `state` was not started by this user and must not be exchanged (CSRF).
 */
export function createOAuthStateStore(storage: StateStorage, appKey = 'jwsk') {
  const getStorageKey = (state: string) => `${appKey}-login-state-${state}`
  return {
    issue({ source, tenantId, returnPath }: OAuthState): string {
      const state = randomId()
      const path = sameOriginPath.test(returnPath) ? returnPath : '/'
      storage.setItem(getStorageKey(state), JSON.stringify({ source, tenantId, returnPath: path, until: Date.now() + stateLifetimeMs }))
      return state
    },
    redeem(key: string): OAuthState | undefined {
      if (!/^[0-9a-f]{32}$/.test(key)) return undefined
      const state = parseStoredState(storage.getItem(getStorageKey(key)))
      storage.removeItem(getStorageKey(key))
      if (!state || state.until < Date.now() || !sameOriginPath.test(state.returnPath)) return undefined
      const { source, tenantId, returnPath } = state
      return { source, tenantId, returnPath }
    },
  }
}
