import { randomId } from '../crypto/random'
import { sha256 } from '../crypto/sha256'
import { JwskError } from '../errors'
import type { Settings } from '../options'
import type { Call } from '../transport/exchange'
import { type Answer, type Manner, perform } from '../transport/pipeline'
import type { CallOptions, Captcha, Session, SessionEnd, SignInInput, StoredSession } from '../types'
import { createCredentials } from './credentials'
import { createEmitter } from './events'
import { type Grant, type GrantScope, tokenRequest } from './grants'
import { createKeeper, createLifetime } from './keeper'
import { captchaCall, logoutCall, tokenCall, userInfoCall } from './operations'
import { createRefresher } from './refresher'
import { mergeUser, readTokens, type Tokens } from './tokens'
import { createWatch } from './watch'

const refreshTimeout = 15_000
const signOutTimeout = 5000

const overtaken = (operation: string) => new JwskError({ kind: 'abort', message: 'aborted: a newer call took its place', operation })

/** The session of one client, with what the pipeline needs of it. */
export function createSession(settings: Settings) {
  const keeper = createKeeper(settings)
  const lifetime = createLifetime()
  const emitter = createEmitter(settings.warn)
  let signIns = 0
  let captchas = 0

  const send = (call: Call, manner: Manner): Promise<Answer> => perform(call, settings, manner)

  async function requestTokens(grant: Grant, scope: GrantScope, options?: CallOptions): Promise<Tokens> {
    const { query, headers } = tokenRequest(grant, scope, settings)
    const answer = await send({ operation: tokenCall, input: query, headers: { ...options?.headers, ...headers } }, { options })
    return readTokens(answer.payload, scope.tenantId)
  }

  function end(why: SessionEnd = 'signedOut', accessToken?: string): void {
    const session = keeper.current()
    if (!session || (accessToken !== undefined && session.accessToken !== accessToken)) return
    keeper.clear()
    refresher.reset()
    lifetime.next(why === 'expired' ? 'expired' : 'signedOut')
    watch.acknowledge(undefined)
    emitter.emit('ended', why)
  }

  const stored = (session: StoredSession) => {
    watch.acknowledge(session)
    emitter.emit('changed', session)
  }

  const refresher = createRefresher({
    settings,
    keeper,
    lifetime,
    requestTokens: (grant, scope) => requestTokens(grant, scope, { timeout: refreshTimeout }),
    stored,
    rejected: (session) => end('expired', session.accessToken),
    failed: (error) => emitter.emit('refreshFailed', error),
  })
  const watch = createWatch({ settings, keeper, lifetime, refresher, emitter })
  const credentials = createCredentials({ settings, keeper, lifetime, refresher, synchronise: watch.synchronise, end })

  async function signIn(input: SignInInput, options?: CallOptions): Promise<StoredSession> {
    signIns += 1
    const mine = signIns
    const { username, captcha, deptId, roleId, userType, tenantId = settings.tenantId } = input
    const password = await sha256(input.password)
    const grant: Grant = captcha ? { type: 'captcha', username, password, captcha } : { type: 'password', username, password }
    const tokens = await requestTokens(grant, { tenantId, deptId, roleId, userType }, options)
    if (mine !== signIns) throw overtaken(tokenCall.id)
    lifetime.next('signedOut')
    refresher.reset()
    const session = keeper.write({ ...tokens, sessionId: randomId() })
    stored(session)
    return session
  }

  const session: Session = {
    current: keeper.current,
    async captcha(options) {
      captchas += 1
      const mine = captchas
      const { payload } = await send({ operation: captchaCall, input: undefined, headers: options?.headers }, { options })
      if (mine !== captchas) throw overtaken(captchaCall.id)
      const { key, image } = (payload ?? {}) as Partial<Captcha>
      if (typeof key !== 'string' || typeof image !== 'string')
        throw new JwskError({ kind: 'protocol', message: 'captcha answer: no key or no image', operation: captchaCall.id })
      return { key, image }
    },
    signIn,
    async signOut() {
      const last = keeper.current()
      signIns += 1
      end('signedOut')
      if (!last) return
      const call: Call = { operation: logoutCall, input: undefined, keepalive: true }
      await send(call, { accessToken: last.accessToken, options: { timeout: signOutTimeout } }).catch(() => undefined)
    },
    end: (why) => end(why),
    refresh: (overrides) => refresher.refresh(overrides),
    async userInfo(options) {
      const { payload } = await send({ operation: userInfoCall, input: undefined, headers: options?.headers }, { options, credentials })
      const known = keeper.current()
      if (!known) throw new JwskError({ kind: 'unauthorized', message: 'not signed in', operation: userInfoCall.id, code: 401 })
      const user = mergeUser(known.user, payload)
      if (JSON.stringify(user) !== JSON.stringify(known.user)) stored(keeper.amend({ ...known, user }))
      return user
    },
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
