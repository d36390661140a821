import { randomId } from '../crypto/random'

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
    const held: unknown = JSON.parse(text ?? '')
    if (typeof held !== 'object' || held === null) return undefined
    const { source, tenantId, returnPath, until } = held as Record<string, unknown>
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
    redeem(state: string): LoginState | undefined {
      if (!/^[0-9a-f]{32}$/.test(state)) return undefined
      const held = parsed(storage.getItem(keyOf(state)))
      storage.removeItem(keyOf(state))
      if (!held || held.until < Date.now() || !samePath.test(held.returnPath)) return undefined
      const { source, tenantId, returnPath } = held
      return { source, tenantId, returnPath }
    },
  }
}
