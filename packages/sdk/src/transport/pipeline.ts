import { JwskError } from '../errors'
import type { Settings } from '../options'
import type { CallOptions, RawAnswer } from '../types'
import { createDeadline, type Deadline } from './deadline'
import { type Call, exchange, type Reply } from './exchange'
import { askedWait, backOff, isStaleSocket, mayRepeat, pause } from './retry'
import { withoutSecrets } from './secrets'
import { asUnknown, idempotencyKeyOf, withOutcome } from './write-outcome'

/** What the pipeline asks of a session. */
export interface Credentials {
  /** The token to send, after a refresh that is due; undefined when signed out. */
  acquire(deadline: Deadline): Promise<string | undefined> | string | undefined
  /** A token was refused: returns the one to send instead, once, or throws what ends the call. */
  refused(accessToken: string, error: JwskError, deadline: Deadline): Promise<string>
  /** The second token was refused as well: ends the session and returns the error to throw. */
  refusedAgain(accessToken: string, error: JwskError, deadline: Deadline): Promise<JwskError>
  /** Ties a call to the session it was made in; returns how to let it go. */
  bind(deadline: Deadline): () => void
}

/** A decided success. */
export type Answer = RawAnswer

/** On whose behalf a call goes out, and with which options. */
export interface CallContext {
  readonly options?: CallOptions | undefined
  readonly credentials?: Credentials | undefined
  /** A token of its own, for the last call of a session that is gone already. */
  readonly accessToken?: string | undefined
}

interface Run {
  readonly call: Call
  readonly settings: Settings
  readonly deadline: Deadline
  readonly credentials: Credentials | undefined
  readonly retries: number
  /** Whether anything went out yet. */
  isSent: boolean
}

/** Sends a call until it is decided: repeats after network failures, one replay after a refused token. */
export async function perform(request: Call, settings: Settings, context: CallContext): Promise<Answer> {
  const { operation } = request
  const { options = {} } = context
  const idempotencyKey = idempotencyKeyOf(operation, options)
  const call = { ...request, idempotencyKey }
  const credentials = operation.authFlow || operation.token === false ? undefined : context.credentials
  const deadline = createDeadline(operation.id, options.timeout ?? operation.timeout ?? settings.timeout, options.signal)
  const release = credentials?.bind(deadline)
  const run = { call, settings, deadline, credentials, retries: options.retry ?? 2, isSent: false }
  try {
    return await decided(run, credentials ? await credentials.acquire(deadline) : context.accessToken)
  } catch (error) {
    throw run.isSent && idempotencyKey ? withOutcome(error) : error
  } finally {
    release?.()
    deadline.dispose()
  }
}

async function decided(run: Run, token: string | undefined): Promise<Answer> {
  let accessToken = token
  let replayed = false
  let stale = false
  for (let repeats = 0; ; ) {
    const answer = await attempt(run, accessToken)
    if ('payload' in answer) {
      run.settings.quota.refill()
      return answer
    }
    const outcome = { ...answer, error: withoutSecrets(answer.error, run.call.input, accessToken) }
    if (!stale && isStaleSocket(outcome.error) && mayRepeat(run.call.operation)) {
      stale = true
      continue
    }
    if (outcome.error.kind === 'unauthorized' && run.credentials && accessToken !== undefined) {
      accessToken = await replacement(run.credentials, run, { outcome, accessToken, replayed })
      replayed = true
    } else {
      await beforeRepeat(run, outcome, repeats)
      repeats += 1
    }
  }
}

/** The token to replay with, once; throws what the refusal means otherwise. */
async function replacement(
  credentials: Credentials,
  { call, deadline }: Run,
  refused: { outcome: Failure; accessToken: string; replayed: boolean },
): Promise<string> {
  const { outcome, accessToken, replayed } = refused
  if (replayed) throw await credentials.refusedAgain(accessToken, outcome.error, deadline)
  const next = await credentials.refused(accessToken, outcome.error, deadline)
  // an answer with data in it may have been given after something was done
  if (!outcome.pure && !mayRepeat(call.operation)) throw asUnknown(outcome.error)
  return next
}

/** Waits for the next try, or throws the failure where there is none. */
async function beforeRepeat({ call, settings, deadline, retries }: Run, { error, headers }: Failure, repeats: number): Promise<void> {
  if (error.kind !== 'network' || !mayRepeat(call.operation) || repeats >= retries || !settings.quota.take()) throw error
  await pause(askedWait(headers, Date.now()) ?? backOff(repeats), deadline, error)
}

interface Failure {
  readonly error: JwskError
  readonly pure: boolean
  readonly headers?: Headers
}

async function attempt(run: Run, accessToken: string | undefined): Promise<Answer | Failure> {
  const { call, settings, deadline } = run
  let reply: Reply
  run.isSent ||= !deadline.error()
  const once = () => deadline.race(exchange(call, settings, { deadline, accessToken }))
  try {
    // who must sign in first cannot wait for those who wait for the sign-in
    reply = await (call.operation.authFlow ? once() : settings.limiter.run(once, deadline))
  } catch (error) {
    if (error instanceof JwskError) return { error, pure: false }
    throw error
  }
  const { decision, status, headers } = reply
  // the session may have ended while the answer came in
  const stopped = deadline.error()
  if (stopped) return { error: stopped, pure: false }
  return 'payload' in decision ? { payload: decision.payload, status, headers } : { ...decision, headers }
}
