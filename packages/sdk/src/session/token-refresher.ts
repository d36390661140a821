import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import type { SessionUser, StoredSession } from '../session-types'
import { tokenOperationId } from './auth-operations'
import type { EncodedGrant, ResolvedScope } from './grants'
import type { InFlightCalls, SessionStore } from './session-store'
import type { Tokens } from './tokens'

export interface RefreshOverrides {
  readonly deptId?: string
  readonly roleId?: string
}

export interface TokenRefresher {
  refresh(overrides?: RefreshOverrides): Promise<StoredSession>
  /** Returns the refresh in flight. */
  inFlight(): Promise<StoredSession> | undefined
  /** Starts a token refresh if one is due and no backoff is active. */
  refreshIfDue(session: StoredSession): void
  /** Whether a rejected access token can be refreshed: a refresh token exists and the last refresh is not seconds old. */
  canRefresh(session: StoredSession): boolean
  resetCooldown(): void
}

export interface TokenRefresherOptions {
  readonly settings: ResolvedOptions
  readonly sessionStore: SessionStore
  readonly inFlightCalls: InFlightCalls
  requestTokens(grant: EncodedGrant, scope: ResolvedScope): Promise<Tokens>
  /** Returns the function that reauthenticates a service account; `undefined` for users. */
  getReauthenticate(): (() => Promise<Tokens>) | undefined
  /** Throws unless the tokens belong to the signed-in user. */
  assertSameUser(known: SessionUser, tokens: Tokens): Promise<void>
  onStored(session: StoredSession): void
  /** Called when the platform rejects the refresh token itself. */
  onRejected(session: StoredSession, error: JwskError): void
  /** Called for every failure, before `onRejected`. */
  onFailed(error: JwskError): void
}

const maxBackoffMs = 30_000
const freshSeconds = 5

/** Whether a rejection ends the session; a network failure or malformed response never does, a 500 only if the profile lists it. */
const isFinalRejection = ({ kind, code = 0 }: JwskError, codes: readonly (number | string)[] = [400, 401]) =>
  kind === 'unauthorized' || (kind === 'business' && codes.includes(code))

const sessionEndedError = () => new JwskError({ kind: 'abort', message: 'aborted: the session ended', operation: tokenOperationId })
const notSignedInError = () => new JwskError({ kind: 'unauthorized', message: 'not signed in', operation: tokenOperationId, code: 401 })

/** Merges the user of a refresh response into the known one; empty fields are ignored. */
function mergeRefreshedUser(known: SessionUser, refreshed: SessionUser, overrides: RefreshOverrides): SessionUser {
  const named = Object.fromEntries(Object.entries(refreshed).filter(([, value]) => value.length > 0))
  return { ...known, ...overrides, ...named }
}

export function createTokenRefresher(options: TokenRefresherOptions): TokenRefresher {
  const { sessionStore, inFlightCalls, settings } = options
  let running: { readonly key: string; readonly result: Promise<StoredSession> } | undefined
  let cooldown: { readonly refreshToken: string; readonly until: number; readonly failures: number; readonly error: JwskError } | undefined

  let refreshedToken: string | undefined

  const isRejection = (error: unknown): error is JwskError =>
    error instanceof JwskError && isFinalRejection(error, settings.profile.rejectionCodes?.refresh)

  const activeCooldown = (session: StoredSession) =>
    cooldown?.refreshToken === session.refreshToken && performance.now() < cooldown.until ? cooldown : undefined

  /** Requests tokens with the refresh token, else by reauthenticating the service. */
  async function requestNewTokens({ refreshToken }: StoredSession, scope: ResolvedScope): Promise<Tokens> {
    const reauthenticate = options.getReauthenticate()
    if (reauthenticate && refreshToken === '') return reauthenticate()
    try {
      return await options.requestTokens({ type: 'refresh_token', refreshToken }, scope)
    } catch (error) {
      if (reauthenticate && isRejection(error)) return reauthenticate()
      throw error
    }
  }

  async function refreshOnce(started: StoredSession, overrides: RefreshOverrides): Promise<StoredSession> {
    const { epoch } = inFlightCalls
    const before = sessionStore.current()
    if (!before || inFlightCalls.epoch !== epoch) throw sessionEndedError()
    const switching = overrides.deptId !== undefined || overrides.roleId !== undefined
    // another tab has refreshed already
    if (before.accessToken !== started.accessToken && !switching) return before
    const { user } = before
    const scope = {
      tenantId: user.tenantId,
      deptId: overrides.deptId ?? user.deptId,
      roleId: overrides.roleId ?? user.roleId,
      userType: before.userType,
    }
    const tokens = await requestNewTokens(before, scope)
    await options.assertSameUser(user, tokens)
    const after = sessionStore.current()
    if (inFlightCalls.epoch !== epoch || !after) throw sessionEndedError()
    if (after.accessToken !== before.accessToken) return after
    const session = sessionStore.write({
      ...after,
      ...tokens,
      refreshToken: tokens.refreshToken || before.refreshToken,
      user: mergeRefreshedUser(after.user, tokens.user, overrides),
    })
    options.onStored(session)
    return session
  }

  function handleFailure(started: StoredSession, error: JwskError): StoredSession {
    const now = sessionStore.current()
    // superseded by a sign-out or another sign-in: this refresh must have no effect
    if (!now || now.sessionId !== started.sessionId || error.kind === 'abort') throw error
    if (isRejection(error)) {
      if (now.accessToken !== started.accessToken) return now
      options.onFailed(error)
      options.onRejected(now, error)
      throw error
    }
    const failures = cooldown?.refreshToken === now.refreshToken ? cooldown.failures + 1 : 0
    const wait = Math.min(1000 * 2 ** failures, maxBackoffMs)
    cooldown = { refreshToken: now.refreshToken, until: performance.now() + wait * (1 + Math.random() / 4), failures, error }
    options.onFailed(error)
    throw error
  }

  async function run(overrides: RefreshOverrides): Promise<StoredSession> {
    const started = sessionStore.current()
    if (!started) throw notSignedInError()
    const switching = Object.keys(overrides).length > 0
    const recent = activeCooldown(started)
    if (recent && !switching) throw recent.error
    try {
      const work = () => refreshOnce(started, overrides)
      const session = await (settings.store.withLock ? settings.store.withLock(work) : work())
      cooldown = undefined
      refreshedToken = session.accessToken
      return session
    } catch (error) {
      if (error instanceof JwskError) return handleFailure(started, error)
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
    // the callers may have been aborted before it fails
    result.catch(() => undefined)
    running = { key, result }
    return result
  }

  return {
    refresh,
    inFlight: () => running?.result,
    refreshIfDue(session) {
      if (sessionStore.isRefreshDue(session) && !activeCooldown(session)) void refresh()
    },
    canRefresh: (session) =>
      (session.refreshToken !== '' || options.getReauthenticate() !== undefined) &&
      !(session.accessToken === refreshedToken && sessionStore.ageSeconds(session) < freshSeconds),
    resetCooldown() {
      cooldown = undefined
    },
  }
}
