import type { CallOptions, RawResponse } from '../call-options'
import { JwskError } from '../errors'
import type { ResolvedOptions } from '../options'
import { createDeadline, type Deadline } from './deadline'
import { isRetryable, isStaleSocket, parseRetryAfter, waitWithinDeadline } from './retry'
import { type Call, type CallResult, sendOnce } from './send-once'
import { annotateWriteOutcome, getIdempotencyKey, withUnknownOutcome } from './write-outcome'

/** Interface of the session to the pipeline. */
export interface Credentials {
  /** Returns the token to send, after a refresh if one is due; `undefined` when signed out. */
  getAccessToken(deadline: Deadline): Promise<string | undefined> | string | undefined
  /** Returns the token that replaces a rejected one, once, or throws the error of the call. */
  replaceRejectedToken(accessToken: string, error: JwskError, deadline: Deadline): Promise<string>
  /** Ends the session after the second token was rejected as well, and returns the error to throw. */
  endRejectedSession(accessToken: string, error: JwskError, deadline: Deadline): Promise<JwskError>
  /** Ties a call to its session; returns a function that releases it. */
  bind(deadline: Deadline): () => void
}

/** Successful result of a call. */
export type DecodedCall = RawResponse

/** Credentials and options of a call. */
export interface CallContext {
  readonly options?: CallOptions | undefined
  readonly credentials?: Credentials | undefined
  /** Token for the last call of a session that has already ended. */
  readonly accessToken?: string | undefined
}

interface CallState {
  readonly call: Call
  readonly settings: ResolvedOptions
  readonly deadline: Deadline
  readonly credentials: Credentials | undefined
  readonly retries: number
  /** Whether anything has been sent yet. */
  isSent: boolean
}

/** Executes a call until it succeeds or fails: retries after network failures, one replay after a rejected token. */
export async function executeCall(request: Call, settings: ResolvedOptions, context: CallContext): Promise<DecodedCall> {
  const { operation } = request
  const { options = {} } = context
  const idempotencyKey = getIdempotencyKey(operation, options, settings.retry)
  const call = { ...(settings.markEncrypted ? await settings.markEncrypted(request) : request), idempotencyKey }
  const credentials = operation.authFlow || operation.token === false ? undefined : context.credentials
  const deadline = createDeadline(operation.id, options.timeout ?? operation.timeout ?? settings.timeout, options.signal)
  const release = credentials?.bind(deadline)
  const run = { call, settings, deadline, credentials, retries: options.retry ?? settings.retry.limit, isSent: false }
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
  for (let retryCount = 0; ; ) {
    const outcome = await attemptCall(run, accessToken)
    if ('payload' in outcome) {
      run.settings.retryBudget.refill()
      return outcome
    }
    if (!stale && isStaleSocket(outcome.error) && isRetryable(run.call.operation, run.settings.retry)) {
      stale = true
      continue
    }
    if (outcome.error.kind === 'unauthorized' && run.credentials && accessToken !== undefined) {
      accessToken = await replaceToken(run.credentials, run, { outcome, accessToken, replayed })
      replayed = true
    } else {
      await waitBeforeRetry(run, outcome, retryCount)
      retryCount += 1
    }
  }
}

/** Returns the token for the replay, once; otherwise throws the error of the rejection. */
async function replaceToken(
  credentials: Credentials,
  { call, settings, deadline }: CallState,
  rejection: { outcome: FailedAttempt; accessToken: string; replayed: boolean },
): Promise<string> {
  const { outcome, accessToken, replayed } = rejection
  if (replayed) throw await credentials.endRejectedSession(accessToken, outcome.error, deadline)
  const next = await credentials.replaceRejectedToken(accessToken, outcome.error, deadline)
  // a 401 with data may have been sent after the write was executed
  if (!outcome.hadNoEffect && !isRetryable(call.operation, settings.retry)) throw withUnknownOutcome(outcome.error)
  return next
}

/** Waits for the next attempt, or throws the error if none is left. */
async function waitBeforeRetry(
  { call, settings, deadline, retries }: CallState,
  { error, headers }: FailedAttempt,
  retryCount: number,
): Promise<void> {
  if (error.kind !== 'network' || !isRetryable(call.operation, settings.retry) || retryCount >= retries || !settings.retryBudget.tryTake())
    throw error
  await waitWithinDeadline(parseRetryAfter(headers, Date.now()) ?? settings.retry.backoff(retryCount), deadline, error)
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
    // the sign-in flow bypasses the limiter, because queued calls wait for it
    reply = await (call.operation.authFlow ? once() : settings.limiter.run(once, deadline))
  } catch (error) {
    if (error instanceof JwskError) return { error, hadNoEffect: false }
    throw error
  }
  const { decoded, status, headers } = reply
  // the session may have ended while the response was received
  const stopped = deadline.error()
  if (stopped) return { error: stopped, hadNoEffect: false }
  return 'payload' in decoded ? { payload: decoded.payload, status, headers } : { ...decoded, headers }
}
