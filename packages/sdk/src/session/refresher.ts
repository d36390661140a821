import { JwskError } from '../errors'
import type { Settings } from '../options'
import type { SessionUser, StoredSession } from '../types'
import type { SentGrant, SentScope } from './grants'
import type { Keeper, Lifetime } from './keeper'
import { tokenId } from './operations'
import type { Tokens } from './tokens'

export interface RefreshOverrides {
  readonly deptId?: string
  readonly roleId?: string
}

export interface Refresher {
  refresh(overrides?: RefreshOverrides): Promise<StoredSession>
  /** The refresh that is under way. */
  running(): Promise<StoredSession> | undefined
  /** Begins a refresh where one is due, unless the last one failed too recently. */
  renewDue(session: StoredSession): void
  /** Whether a refused token may be renewed: there is something to renew it with, and it did not come of a refresh just now. */
  mayHelp(session: StoredSession): boolean
  reset(): void
}

export interface RefresherParts {
  readonly settings: Settings
  readonly keeper: Keeper
  readonly lifetime: Lifetime
  requestTokens(grant: SentGrant, scope: SentScope): Promise<Tokens>
  /** Signs a service in anew; none where a person signed in. */
  again(): (() => Promise<Tokens>) | undefined
  /** Throws unless the tokens are of the person who is signed in. */
  sameUser(known: SessionUser, tokens: Tokens): Promise<void>
  stored(session: StoredSession): void
  /** The platform refused the refresh token itself. */
  rejected(session: StoredSession): void
  failed(error: JwskError): void
}

const longestPause = 30_000
// seconds
const freshFor = 5

/** Only a definite refusal ends a session; a network failure or a strange answer never does, a 500 only where the profile says so. */
const isDefinite = ({ kind, code = 0 }: JwskError, codes: readonly number[] = [400, 401]) =>
  kind === 'unauthorized' || (kind === 'business' && codes.includes(code))

const gone = () => new JwskError({ kind: 'abort', message: 'aborted: the session ended', operation: tokenId })
const signedOut = () => new JwskError({ kind: 'unauthorized', message: 'not signed in', operation: tokenId, code: 401 })

/** What a refresh answered, over what was known; a blank field says nothing. */
function freshUser(known: SessionUser, answered: SessionUser, overrides: RefreshOverrides): SessionUser {
  const named = Object.fromEntries(Object.entries(answered).filter(([, value]) => value.length > 0))
  return { ...known, ...overrides, ...named }
}

export function createRefresher(parts: RefresherParts): Refresher {
  const { keeper, lifetime, settings } = parts
  let running: { readonly key: string; readonly result: Promise<StoredSession> } | undefined
  let cooling: { readonly refreshToken: string; readonly until: number; readonly failures: number; readonly error: JwskError } | undefined

  let renewed: string | undefined

  const isRefused = (error: unknown): error is JwskError =>
    error instanceof JwskError && isDefinite(error, settings.profile.refusals?.refresh)

  const coolingFor = (session: StoredSession) =>
    cooling?.refreshToken === session.refreshToken && performance.now() < cooling.until ? cooling : undefined

  /** By the refresh token, else by another sign-in of the service. */
  async function tokensAfter({ refreshToken }: StoredSession, scope: SentScope): Promise<Tokens> {
    const again = parts.again()
    if (again && refreshToken === '') return again()
    try {
      return await parts.requestTokens({ type: 'refresh_token', refreshToken }, scope)
    } catch (error) {
      if (again && isRefused(error)) return again()
      throw error
    }
  }

  async function renew(started: StoredSession, overrides: RefreshOverrides): Promise<StoredSession> {
    const { epoch } = lifetime
    const before = keeper.current()
    if (!before || lifetime.epoch !== epoch) throw gone()
    const switching = overrides.deptId !== undefined || overrides.roleId !== undefined
    // another tab was faster
    if (before.accessToken !== started.accessToken && !switching) return before
    const { user } = before
    const scope = {
      tenantId: user.tenantId,
      deptId: overrides.deptId ?? user.deptId,
      roleId: overrides.roleId ?? user.roleId,
      userType: user.userType,
    }
    const tokens = await tokensAfter(before, scope)
    await parts.sameUser(user, tokens)
    const after = keeper.current()
    if (lifetime.epoch !== epoch || !after) throw gone()
    if (after.accessToken !== before.accessToken) return after
    const session = keeper.write({
      ...after,
      ...tokens,
      refreshToken: tokens.refreshToken || before.refreshToken,
      user: freshUser(after.user, tokens.user, overrides),
    })
    parts.stored(session)
    return session
  }

  function settle(started: StoredSession, error: JwskError): StoredSession {
    const now = keeper.current()
    // a sign-out or another sign-in won: nothing of this refresh may show
    if (!now || now.sessionId !== started.sessionId || error.kind === 'abort') throw error
    if (isRefused(error)) {
      if (now.accessToken !== started.accessToken) return now
      parts.rejected(now)
      throw error
    }
    const failures = cooling?.refreshToken === now.refreshToken ? cooling.failures + 1 : 0
    const wait = Math.min(1000 * 2 ** failures, longestPause)
    cooling = { refreshToken: now.refreshToken, until: performance.now() + wait * (1 + Math.random() / 4), failures, error }
    parts.failed(error)
    throw error
  }

  async function run(overrides: RefreshOverrides): Promise<StoredSession> {
    const started = keeper.current()
    if (!started) throw signedOut()
    const switching = Object.keys(overrides).length > 0
    const recent = coolingFor(started)
    if (recent && !switching) throw recent.error
    try {
      const work = () => renew(started, overrides)
      const session = await (settings.store.exclusive ? settings.store.exclusive(work) : work())
      cooling = undefined
      renewed = session.accessToken
      return session
    } catch (error) {
      if (error instanceof JwskError) return settle(started, error)
      throw error
    }
  }

  function refresh(overrides: RefreshOverrides = {}): Promise<StoredSession> {
    const key = JSON.stringify([overrides.deptId, overrides.roleId])
    if (running?.key === key) return running.result
    const before = running?.result.catch(() => undefined)
    const result = (before ? before.then(() => run(overrides)) : run(overrides)).finally(() => {
      if (running?.result === result) running = undefined
    })
    // callers may be gone by the time it fails
    result.catch(() => undefined)
    running = { key, result }
    return result
  }

  return {
    refresh,
    running: () => running?.result,
    renewDue(session) {
      if (keeper.isDue(session) && !coolingFor(session)) void refresh()
    },
    mayHelp: (session) =>
      (session.refreshToken !== '' || parts.again() !== undefined) && !(session.accessToken === renewed && keeper.age(session) < freshFor),
    reset() {
      cooling = undefined
    },
  }
}
