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
  /** Secret of PKCE, whose challenge the login started with. */
  readonly codeVerifier?: string
  /** Nonce of OpenID Connect that the login started with. */
  readonly nonce?: string
}

const stateLifetimeMs = 10 * 60 * 1000
const sameOriginPath = /^\/(?![/\\])/

const isText = (value: unknown): value is string => typeof value === 'string'

function parseStoredState(text: string | null): { readonly state: OAuthState; readonly until: number } | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isRecord(stored)) return undefined
    const { source, tenantId, returnPath, codeVerifier, nonce, until } = stored
    if (!isText(source) || !isText(tenantId) || !isText(returnPath) || typeof until !== 'number') return undefined
    return {
      state: { source, tenantId, returnPath, ...(isText(codeVerifier) && { codeVerifier }), ...(isText(nonce) && { nonce }) },
      until,
    }
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
    issue(started: OAuthState): string {
      const state = randomId()
      const returnPath = sameOriginPath.test(started.returnPath) ? started.returnPath : '/'
      storage.setItem(getStorageKey(state), JSON.stringify({ ...started, returnPath, until: Date.now() + stateLifetimeMs }))
      return state
    },
    redeem(key: string): OAuthState | undefined {
      if (!/^[0-9a-f]{32}$/.test(key)) return undefined
      const stored = parseStoredState(storage.getItem(getStorageKey(key)))
      storage.removeItem(getStorageKey(key))
      return stored && stored.until >= Date.now() && sameOriginPath.test(stored.state.returnPath) ? stored.state : undefined
    },
  }
}
