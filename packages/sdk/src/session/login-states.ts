import { randomId } from '../crypto/random'
import { isRecord } from '../is-record'

/** What is used of session storage. */
export interface StateStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where a third-party login started, to be found again when it comes back. */
export interface LoginState {
  readonly source: string
  readonly tenantId: string
  /** A path of this site. */
  readonly returnPath: string
}

const lasts = 10 * 60 * 1000
const samePath = /^\/(?![/\\])/

const isText = (value: unknown): value is string => typeof value === 'string'

function parsed(text: string | null): (LoginState & { readonly until: number }) | undefined {
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
export function createLoginStates(storage: StateStorage, appKey = 'jwsk') {
  const keyOf = (state: string) => `${appKey}-login-state-${state}`
  return {
    issue({ source, tenantId, returnPath }: LoginState): string {
      const state = randomId()
      const path = samePath.test(returnPath) ? returnPath : '/'
      storage.setItem(keyOf(state), JSON.stringify({ source, tenantId, returnPath: path, until: Date.now() + lasts }))
      return state
    },
    redeem(key: string): LoginState | undefined {
      if (!/^[0-9a-f]{32}$/.test(key)) return undefined
      const state = parsed(storage.getItem(keyOf(key)))
      storage.removeItem(keyOf(key))
      if (!state || state.until < Date.now() || !samePath.test(state.returnPath)) return undefined
      const { source, tenantId, returnPath } = state
      return { source, tenantId, returnPath }
    },
  }
}
