import { JwskError } from '../errors'
import { isRecord } from '../is-record'
import type { Settings } from '../options'
import type { Call } from '../transport/exchange'
import { perform } from '../transport/pipeline'
import type { Session, SessionEnd, StoredSession } from '../types'
import { createCredentials } from './credentials'
import { createEmitter } from './events'
import { createKeeper, createLifetime } from './keeper'
import { createRefresher } from './refresher'
import { sameUser } from './same-user'
import { createSignIn, overtaken, requestTokens } from './sign-in'
import { mergeUser } from './tokens'
import { createWatch } from './watch'

const refreshTimeout = 15_000
const signOutTimeout = 5000

/** The session of one client, with what the pipeline needs of it. */
export function createSession(settings: Settings) {
  const { auth } = settings
  const keeper = createKeeper(settings)
  const lifetime = createLifetime()
  const emitter = createEmitter(settings.warn)
  let captchas = 0

  function end(why: SessionEnd = 'signedOut', accessToken?: string): void {
    const session = keeper.current()
    if (!session || (accessToken !== undefined && session.accessToken !== accessToken)) return
    keeper.clear()
    forget()
    refresher.reset()
    lifetime.next(why === 'expired' ? 'expired' : 'signedOut')
    watch.acknowledge(undefined)
    emitter.emit('ended', why)
  }

  const stored = (session: StoredSession) => {
    watch.acknowledge(session)
    emitter.emit('changed', session)
    return session
  }

  const refresher = createRefresher({
    settings,
    keeper,
    lifetime,
    requestTokens: (grant, scope) => requestTokens(settings, { grant, scope }, { timeout: refreshTimeout }),
    again: () => again(),
    sameUser: (known, tokens) => sameUser(settings, known, tokens),
    stored,
    rejected: (session) => end('expired', session.accessToken),
    failed: (error) => emitter.emit('refreshFailed', error),
  })
  const watch = createWatch({ settings, keeper, lifetime, refresher, emitter })
  const credentials = createCredentials({ settings, keeper, lifetime, refresher, synchronise: watch.synchronise, end })

  const { cancel, forget, again, ...signIns } = createSignIn(settings, (tokens, sessionId) => {
    lifetime.next('signedOut')
    refresher.reset()
    return stored(keeper.write({ ...tokens, sessionId }))
  })

  const captcha: Session['captcha'] = async (options) => {
    captchas += 1
    const mine = captchas
    const { payload } = await perform({ operation: auth.captcha, input: undefined, headers: options?.headers }, settings, { options })
    if (mine !== captchas) throw overtaken(auth.captcha.id)
    const { key, image } = isRecord(payload) ? payload : {}
    if (typeof key !== 'string' || typeof image !== 'string')
      throw new JwskError({ kind: 'protocol', message: 'captcha answer: no key or no image', operation: auth.captcha.id })
    return { key, image }
  }

  const signOut: Session['signOut'] = async () => {
    const last = keeper.current()
    cancel()
    end('signedOut')
    if (!last) return
    const call: Call = { operation: auth.logout, input: undefined, options: { keepalive: true } }
    await perform(call, settings, { accessToken: last.accessToken, options: { timeout: signOutTimeout } }).catch(() => undefined)
  }

  const userInfo: Session['userInfo'] = async (options) => {
    const call: Call = { operation: auth.userInfo, input: undefined, headers: options?.headers }
    const { payload } = await perform(call, settings, { options, credentials })
    const known = keeper.current()
    if (!known) throw new JwskError({ kind: 'unauthorized', message: 'not signed in', operation: auth.userInfo.id, code: 401 })
    const user = mergeUser(known.user, payload)
    if (JSON.stringify(user) !== JSON.stringify(known.user)) stored(keeper.amend({ ...known, user }))
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
