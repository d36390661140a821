import { JwskError } from '../errors'
import type { Settings } from '../options'
import type { CallOptions } from '../types'
import { createDeadline, type Deadline } from './deadline'
import { type Call, exchange, type Reply } from './exchange'
import { askedWait, backOff, mayRepeat, pause } from './retry'

/** What the pipeline asks of a session. */
export interface Credentials {
  /** The token to send, after a refresh that is due; undefined when signed out. */
  acquire(deadline: Deadline): Promise<string | undefined>
  /** A token was refused: returns the one to send instead, once, or throws what ends the call. */
  refused(accessToken: string, error: JwskError, deadline: Deadline): Promise<string>
  /** The second token was refused as well: ends the session and returns the error to throw. */
  refusedAgain(accessToken: string, error: JwskError, deadline: Deadline): Promise<JwskError>
  /** Ties a call to the session it was made in; returns how to let it go. */
  bind(deadline: Deadline): () => void
}

/** A decided success. */
export interface Answer {
  readonly payload: unknown
  readonly status: number
  readonly headers: Headers
}

/** On whose behalf a call goes out, and with which options. */
export interface Manner {
  readonly options?: CallOptions | undefined
  readonly credentials?: Credentials | undefined
  /** A token of its own, for the last call of a session that is gone already. */
  readonly accessToken?: string | undefined
}

/** Sends a call until it is decided: repeats after network failures, one replay after a refused token. */
export async function perform(call: Call, settings: Settings, by: Manner): Promise<Answer> {
  const { operation } = call
  const { options = {} } = by
  const credentials = operation.authFlow || operation.token === false ? undefined : by.credentials
  const deadline = createDeadline(operation.id, options.timeout ?? operation.timeout ?? settings.timeout, options.signal)
  const release = credentials?.bind(deadline)
  try {
    let accessToken = credentials ? await credentials.acquire(deadline) : by.accessToken
    let replayed = false
    for (let attempt = 0; ; ) {
      const outcome = await attemptOnce(call, settings, { deadline, accessToken })
      if ('payload' in outcome) return outcome
      const { error, headers } = outcome
      if (error.kind === 'unauthorized' && credentials && accessToken !== undefined) {
        if (replayed) throw await credentials.refusedAgain(accessToken, error, deadline)
        accessToken = await credentials.refused(accessToken, error, deadline)
        // an answer with data in it may have been given after something was done
        if (!outcome.pure && !mayRepeat(operation)) throw error
        replayed = true
        continue
      }
      if (error.kind !== 'network' || !mayRepeat(operation) || attempt >= (options.retry ?? 2)) throw error
      await pause(askedWait(headers, Date.now()) ?? backOff(attempt), deadline, error)
      attempt += 1
    }
  } finally {
    release?.()
    deadline.dispose()
  }
}

type Outcome = Answer | { readonly error: JwskError; readonly pure: boolean; readonly headers?: Headers }

async function attemptOnce(call: Call, settings: Settings, way: { deadline: Deadline; accessToken: string | undefined }): Promise<Outcome> {
  let reply: Reply
  try {
    reply = await exchange(call, settings, way)
  } catch (error) {
    if (error instanceof JwskError) return { error, pure: false }
    throw error
  }
  const { decision, status, headers } = reply
  // the session may have ended while the answer came in
  const stopped = way.deadline.error()
  if (stopped) return { error: stopped, pure: false }
  return 'payload' in decision ? { payload: decision.payload, status, headers } : { ...decision, headers }
}
