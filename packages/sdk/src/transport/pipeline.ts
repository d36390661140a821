import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import type { CallOptions, RawResponse } from '../types'
import { createDeadline, type Deadline } from './deadline'
import { type Call, sendOnce, type CallResult } from './send-once'
import { parseRetryAfter, getBackoffMs, isStaleSocket, isRetryable, waitWithinDeadline } from './retry'
import { redactSecrets } from './redact-secrets'
import { withUnknownOutcome, getIdempotencyKey, annotateWriteOutcome } from './write-outcome'

/** What the pipeline asks of a session. */
export interface Credentials {
  /** The token to send, after a refresh that is due; undefined when signed out. */
  getAccessToken(deadline: Deadline): Promise<string | undefined> | string | undefined
  /** A token was refused: returns the one to send instead, once, or throws what ends the call. */
  replaceRejectedToken(accessToken: string, error: JwskError, deadline: Deadline): Promise<string>
  /** The second token was refused as well: ends the session and returns the error to throw. */
  endRejectedSession(accessToken: string, error: JwskError, deadline: Deadline): Promise<JwskError>
  /** Ties a call to the session it was made in; returns how to let it go. */
  bind(deadline: Deadline): () => void
}

/** A decided success. */
export type DecodedCall = RawResponse

/** On whose behalf a call goes out, and with which options. */
export interface CallContext {
  readonly options?: CallOptions | undefined
  readonly credentials?: Credentials | undefined
  /** A token of its own, for the last call of a session that is gone already. */
  readonly accessToken?: string | undefined
}

interface CallState {
  readonly call: Call
  readonly settings: ResolvedOptions
  readonly deadline: Deadline
  readonly credentials: Credentials | undefined
  readonly retries: number
  /** Whether anything went out yet. */
  isSent: boolean
}

/** Sends a call until it is decided: repeats after network failures, one replay after a refused token. */
export async function executeCall(request: Call, settings: ResolvedOptions, context: CallContext): Promise<DecodedCall> {
  const { operation } = request
  const { options = {} } = context
  const idempotencyKey = getIdempotencyKey(operation, options)
  const call = { ...request, idempotencyKey }
  const credentials = operation.authFlow || operation.token === false ? undefined : context.credentials
  const deadline = createDeadline(operation.id, options.timeout ?? operation.timeout ?? settings.timeout, options.signal)
  const release = credentials?.bind(deadline)
  const run = { call, settings, deadline, credentials, retries: options.retry ?? 2, isSent: false }
  try {
    return await executeWithRetries(run, credentials ? await credentials.getAccessToken(deadline) : context.accessToken)
  } catch (error) {
    throw run.isSent && idempotencyKey ? annotateWriteOutcome(error) : error
  } finally {
    release?.()
    deadline.dispose()
  }
}

async function executeWithRetries(run: CallState, token: string | undefined): Promise<DecodedCall> {
  let accessToken = token
  let replayed = false
  let stale = false
  for (let repeats = 0; ; ) {
    const answer = await attemptCall(run, accessToken)
    if ('payload' in answer) {
      run.settings.retryBudget.refill()
      return answer
    }
    const outcome = { ...answer, error: redactSecrets(answer.error, run.call.input, accessToken) }
    if (!stale && isStaleSocket(outcome.error) && isRetryable(run.call.operation)) {
      stale = true
      continue
    }
    if (outcome.error.kind === 'unauthorized' && run.credentials && accessToken !== undefined) {
      accessToken = await replaceToken(run.credentials, run, { outcome, accessToken, replayed })
      replayed = true
    } else {
      await waitBeforeRetry(run, outcome, repeats)
      repeats += 1
    }
  }
}

/** The token to replay with, once; throws what the refusal means otherwise. */
async function replaceToken(
  credentials: Credentials,
  { call, deadline }: CallState,
  refused: { outcome: FailedAttempt; accessToken: string; replayed: boolean },
): Promise<string> {
  const { outcome, accessToken, replayed } = refused
  if (replayed) throw await credentials.endRejectedSession(accessToken, outcome.error, deadline)
  const next = await credentials.replaceRejectedToken(accessToken, outcome.error, deadline)
  // an answer with data in it may have been given after something was done
  if (!outcome.hadNoEffect && !isRetryable(call.operation)) throw withUnknownOutcome(outcome.error)
  return next
}

/** Waits for the next try, or throws the failure where there is none. */
async function waitBeforeRetry({ call, settings, deadline, retries }: CallState, { error, headers }: FailedAttempt, repeats: number): Promise<void> {
  if (error.kind !== 'network' || !isRetryable(call.operation) || repeats >= retries || !settings.retryBudget.tryTake()) throw error
  await waitWithinDeadline(parseRetryAfter(headers, Date.now()) ?? getBackoffMs(repeats), deadline, error)
}

interface FailedAttempt {
  readonly error: JwskError
  readonly hadNoEffect: boolean
  readonly headers?: Headers
}

async function attemptCall(run: CallState, accessToken: string | undefined): Promise<DecodedCall | FailedAttempt> {
  const { call, settings, deadline } = run
  let reply: CallResult
  run.isSent ||= !deadline.error()
  const once = () => deadline.race(sendOnce(call, settings, { deadline, accessToken }))
  try {
    // who must sign in first cannot wait for those who wait for the sign-in
    reply = await (call.operation.authFlow ? once() : settings.limiter.run(once, deadline))
  } catch (error) {
    if (error instanceof JwskError) return { error, hadNoEffect: false }
    throw error
  }
  const { decoded, status, headers } = reply
  // the session may have ended while the answer came in
  const stopped = deadline.error()
  if (stopped) return { error: stopped, hadNoEffect: false }
  return 'payload' in decoded ? { payload: decoded.payload, status, headers } : { ...decoded, headers }
}
