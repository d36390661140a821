import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { ResolvedOptions } from '../options'
import type { Call } from '../transport/send-once'
import { executeCall } from '../transport/pipeline'
import type { Session, SessionEndReason, StoredSession } from '../types'
import { createCredentials } from './credentials'
import { createEmitter } from './events'
import { createSessionStore, createInFlightCalls } from './session-store'
import { createTokenRefresher } from './token-refresher'
import { assertSameUser } from './assert-same-user'
import { createSignIn, supersededError, requestTokens } from './sign-in'
import { mergeUser } from './tokens'
import { createSessionSync } from './session-sync'

const refreshTimeoutMs = 15_000
const signOutTimeoutMs = 5000

/** The session of one client, with what the pipeline needs of it. */
export function createSession(settings: ResolvedOptions) {
  const { authOperations } = settings
  const keeper = createSessionStore(settings)
  const lifetime = createInFlightCalls()
  const emitter = createEmitter(settings.warn)
  let captchaCount = 0

  function end(why: SessionEndReason = 'signedOut', accessToken?: string): void {
    const session = keeper.current()
    if (!session || (accessToken !== undefined && session.accessToken !== accessToken)) return
    keeper.clear()
    forget()
    refresher.resetCooldown()
    lifetime.abortAll(why === 'expired' ? 'expired' : 'signedOut')
    watch.markSeen(undefined)
    emitter.emit('ended', why)
  }

  const publishSession = (session: StoredSession) => {
    watch.markSeen(session)
    emitter.emit('changed', session)
    return session
  }

  const refresher = createTokenRefresher({
    settings,
    sessionStore: keeper,
    inFlightCalls: lifetime,
    requestTokens: (grant, scope) => requestTokens(settings, { grant, scope }, { timeout: refreshTimeoutMs }),
    getReauthenticate: () => again(),
    assertSameUser: (known, tokens) => assertSameUser(settings, known, tokens),
    onStored: publishSession,
    onRejected: (session) => end('expired', session.accessToken),
    onFailed: (error) => emitter.emit('refreshFailed', error),
  })
  const watch = createSessionSync({ settings, sessionStore: keeper, inFlightCalls: lifetime, refresher, emitter })
  const credentials = createCredentials({ settings, sessionStore: keeper, inFlightCalls: lifetime, refresher, sync: watch.sync, endSession: end })

  const { cancel, forget, again, ...signIns } = createSignIn(settings, (tokens, sessionId) => {
    lifetime.abortAll('signedOut')
    refresher.resetCooldown()
    return publishSession(keeper.write({ ...tokens, sessionId }))
  })

  const captcha: Session['captcha'] = async (options) => {
    captchaCount += 1
    const mine = captchaCount
    const { payload } = await executeCall({ operation: authOperations.captcha, input: undefined, headers: options?.headers }, settings, { options })
    if (mine !== captchaCount) throw supersededError(authOperations.captcha.id)
    const { key, image } = isRecord(payload) ? payload : {}
    if (typeof key !== 'string' || typeof image !== 'string')
      throw new JwskError({ kind: 'protocol', message: 'captcha answer: no key or no image', operation: authOperations.captcha.id })
    return { key, image }
  }

  const signOut: Session['signOut'] = async () => {
    const last = keeper.current()
    cancel()
    end('signedOut')
    if (!last) return
    const call: Call = { operation: authOperations.logout, input: undefined, options: { keepalive: true } }
    await executeCall(call, settings, { accessToken: last.accessToken, options: { timeout: signOutTimeoutMs } }).catch(() => undefined)
  }

  const userInfo: Session['userInfo'] = async (options) => {
    const call: Call = { operation: authOperations.userInfo, input: undefined, headers: options?.headers }
    const { payload } = await executeCall(call, settings, { options, credentials })
    const known = keeper.current()
    if (!known) throw new JwskError({ kind: 'unauthorized', message: 'not signed in', operation: authOperations.userInfo.id, code: 401 })
    const user = mergeUser(known.user, payload)
    if (JSON.stringify(user) !== JSON.stringify(known.user)) publishSession(keeper.updateUser({ ...known, user }))
    return user
  }

  const session: Session = {
    current: keeper.current,
    captcha,
    ...signIns,
    signOut,
    end: (why) => end(why),
    refresh: (overrides) => refresher.refresh(overrides),
    userInfo,
    on: emitter.on,
  }

  return {
    session,
    credentials,
    dispose() {
      watch.dispose()
      emitter.clear()
    },
  }
}
