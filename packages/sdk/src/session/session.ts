import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { ResolvedOptions } from '../options'
import type { Session, SessionEndReason, StoredSession } from '../session-types'
import { executeCall } from '../transport/pipeline'
import type { Call } from '../transport/send-once'
import { assertSameUser } from './assert-same-user'
import { createCredentials } from './credentials'
import { createEmitter } from './events'
import { createInFlightCalls, createSessionStore } from './session-store'
import { createSessionSync } from './session-sync'
import { createSignIn, requestTokens, supersededError } from './sign-in'
import { createTokenRefresher } from './token-refresher'
import { mergeUser } from './tokens'

const refreshTimeoutMs = 15_000
const signOutTimeoutMs = 5000

/** Creates the session of a client, with its interface to the pipeline. */
export function createSession(settings: ResolvedOptions) {
  const { authOperations } = settings
  const sessionStore = createSessionStore(settings)
  const inFlightCalls = createInFlightCalls()
  const emitter = createEmitter(settings.warn)
  let captchaCount = 0
  /** Rejection of a call's token since the last sign-in or refresh; more specific than that of the refresh that follows it. */
  let rejection: JwskError | undefined

  function end(reason: SessionEndReason = 'signedOut', accessToken?: string, error?: JwskError): void {
    const session = sessionStore.current()
    if (!session || (accessToken !== undefined && session.accessToken !== accessToken)) return
    sessionStore.clear()
    forget()
    refresher.resetCooldown()
    inFlightCalls.abortAll(reason === 'expired' ? 'expired' : 'signedOut')
    sessionSync.markSeen(undefined)
    emitter.emit('ended', reason, error)
  }

  const publishSession = (session: StoredSession) => {
    rejection = undefined
    sessionSync.markSeen(session)
    emitter.emit('changed', session)
    return session
  }

  const refresher = createTokenRefresher({
    settings,
    sessionStore,
    inFlightCalls,
    requestTokens: (grant, scope) => requestTokens(settings, { grant, scope }, { timeout: refreshTimeoutMs }),
    getReauthenticate: () => getReauthenticate(),
    assertSameUser: (known, tokens) => assertSameUser(settings, known, tokens),
    onStored: publishSession,
    onRejected: (session, error) => end('expired', session.accessToken, rejection ?? error),
    onFailed: (error) => emitter.emit('refreshFailed', error),
  })
  const sessionSync = createSessionSync({ settings, sessionStore, inFlightCalls, refresher, emitter })
  const credentials = createCredentials({
    ...{ settings, sessionStore, inFlightCalls, refresher, sync: sessionSync.sync, endSession: end },
    onTokenRejected: (error) => {
      rejection = error
    },
  })

  const { cancel, forget, getReauthenticate, ...signIns } = createSignIn(settings, (tokens) => {
    inFlightCalls.abortAll('signedOut')
    refresher.resetCooldown()
    return publishSession(sessionStore.write(tokens))
  })

  const captcha: Session['captcha'] = async (options) => {
    captchaCount += 1
    const requestNumber = captchaCount
    const { payload } = await executeCall({ operation: authOperations.captcha, input: undefined, headers: options?.headers }, settings, {
      options,
    })
    if (requestNumber !== captchaCount) throw supersededError(authOperations.captcha.id)
    const { key, image } = isRecord(payload) ? payload : {}
    if (typeof key !== 'string' || typeof image !== 'string')
      throw new JwskError({ kind: 'protocol', message: 'captcha answer: no key or no image', operation: authOperations.captcha.id })
    return { key, image }
  }

  const signOut: Session['signOut'] = async () => {
    const last = sessionStore.current()
    cancel()
    end('signedOut')
    if (!last) return
    try {
      // throws without a request if the platform has no such call
      const call: Call = { operation: authOperations.logout, input: undefined, options: { keepalive: true } }
      await executeCall(call, settings, { accessToken: last.accessToken, options: { timeout: signOutTimeoutMs } })
    } catch {
      // the session ends, regardless of the response
    }
  }

  const userInfo: Session['userInfo'] = async (options) => {
    const call: Call = { operation: authOperations.userInfo, input: undefined, headers: options?.headers }
    const { payload } = await executeCall(call, settings, { options, credentials })
    const known = sessionStore.current()
    if (!known) throw new JwskError({ kind: 'unauthorized', message: 'not signed in', operation: authOperations.userInfo.id, code: 401 })
    const user = mergeUser(known.user, payload)
    if (JSON.stringify(user) !== JSON.stringify(known.user)) publishSession(sessionStore.updateUser({ ...known, user }))
    return user
  }

  const session: Session = {
    current: sessionStore.current,
    captcha,
    ...signIns,
    signOut,
    end: (reason) => end(reason),
    refresh: (overrides) => refresher.refresh(overrides),
    userInfo,
    on: emitter.on,
  }

  return {
    session,
    credentials,
    dispose() {
      sessionSync.dispose()
      emitter.clear()
    },
  }
}
