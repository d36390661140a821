import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import type { SessionEndReason, StoredSession } from '../session-types'
import type { Deadline } from '../transport/deadline'
import type { Credentials } from '../transport/pipeline'
import { fetchUserInfo } from './assert-same-user'
import type { InFlightCalls, SessionStore } from './session-store'
import type { TokenRefresher } from './token-refresher'

export interface CredentialsOptions {
  readonly settings: ResolvedOptions
  readonly sessionStore: SessionStore
  readonly inFlightCalls: InFlightCalls
  readonly refresher: TokenRefresher
  sync(): StoredSession | undefined
  endSession(reason: SessionEndReason, accessToken: string, error: JwskError): void
  /** Called when the platform rejects the current token of a call, before a refresh. */
  onTokenRejected(error: JwskError): void
}

const maxRefreshWaitMs = 10_000

/** Waits until the work settles, or until the deadline. */
async function waitUntilSettled(work: Promise<unknown>, deadline: Deadline): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((done) => {
    timer = setTimeout(done, maxRefreshWaitMs)
  })
  try {
    await deadline.race(Promise.race([work.catch(() => undefined), timeout]))
  } finally {
    clearTimeout(timer)
  }
}

/** Converts an error to a retryable one: the session remains, only this call failed. */
const toRetryableError = (operation: string | undefined, cause: JwskError) =>
  new JwskError({ kind: cause.kind, message: cause.message, operation, retryable: true, cause })

/** Creates the credentials that a session provides to its calls. */
export function createCredentials(options: CredentialsOptions): Credentials {
  const { settings, sessionStore, inFlightCalls, refresher, sync, endSession, onTokenRejected } = options
  const isRoleRejection = ({ status = 0 }: JwskError) => settings.profile.rejectionCodes?.role?.includes(status)

  /** Calls `user-info` with the token and returns the error, `undefined` if the session is alive. */
  const probe = async (accessToken: string, deadline: Deadline) => {
    return deadline.race(
      fetchUserInfo(settings, accessToken).then(
        () => undefined,
        (cause: unknown) => cause,
      ),
    )
  }

  /** Throws `forbidden` if the session is alive, or a retryable error if that is unknown; returns if the session itself was rejected. */
  const assertSessionRejected = async (accessToken: string, { message, operation, status, code }: JwskError, deadline: Deadline) => {
    const cause = await probe(accessToken, deadline)
    if (!cause) throw new JwskError({ kind: 'forbidden', message, operation, status, code })
    if (cause instanceof JwskError && cause.retryable) throw toRetryableError(operation, cause)
  }

  return {
    getAccessToken(deadline) {
      const session = sync()
      if (!session) return undefined
      refresher.refreshIfDue(session)
      const running = refresher.inFlight()
      return running ? waitUntilSettled(running, deadline).then(() => sessionStore.current()?.accessToken) : session.accessToken
    },

    async replaceRejectedToken(accessToken, error, deadline) {
      const session = sessionStore.current()
      if (!session) throw error
      if (session.accessToken !== accessToken) return session.accessToken
      if (settings.on401 === 'end') throw await this.endRejectedSession(accessToken, error, deadline)
      if (isRoleRejection(error)) await assertSessionRejected(accessToken, error, deadline)
      if (!refresher.canRefresh(session)) throw await this.endRejectedSession(accessToken, error, deadline)
      onTokenRejected(error)
      try {
        const refreshed = await deadline.race(refresher.refresh())
        return refreshed.accessToken
      } catch (cause) {
        const stopped = deadline.error()
        if (stopped) throw stopped
        if (!(cause instanceof JwskError) || cause.kind === 'unauthorized' || !sessionStore.current()) throw error
        throw toRetryableError(error.operation, cause)
      }
    },

    async endRejectedSession(accessToken, error, deadline) {
      if (settings.on401 === 'probe') await assertSessionRejected(accessToken, error, deadline)
      endSession('expired', accessToken, error)
      return error
    },

    bind: (deadline) => (sessionStore.current() ? inFlightCalls.track(deadline) : () => undefined),
  }
}
