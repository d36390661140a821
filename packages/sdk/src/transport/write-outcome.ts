import type { CallOptions } from '../call-options'
import { randomId } from '../crypto/random'
import { copyError, JwskError } from '../errors'
import type { Operation } from '../operation'
import { getSocketError, isRetryable, type RetryRules } from './retry'

/** Returns the idempotency key of a write; `undefined` for retryable calls. */
export const getIdempotencyKey = (operation: Operation, options: CallOptions, rules: RetryRules): string | undefined =>
  isRetryable(operation, rules) || operation.authFlow ? undefined : options.idempotencyKey || randomId()

/** Node's codes of a connection that was never established */
const neverSentCodes = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

function couldHaveSucceeded({ kind, status, cause }: JwskError): boolean {
  // the refresh failed: the write was rejected before, or not yet sent
  if (cause instanceof JwskError || kind === 'configuration') return false
  if (status === undefined) return !neverSentCodes.test(String(getSocketError(cause)?.code))
  // an unreadable response without a rejecting status
  if (kind === 'protocol') return status < 400 || status >= 500
  // 429 and 503 reject a call before it is executed
  return kind === 'decrypt' || (kind === 'network' && status !== 429 && status !== 503)
}

export const withUnknownOutcome = (error: JwskError) => copyError(error, { retryable: false, outcome: 'unknown' })

/** Marks the error of a write as `outcome: 'unknown'` if the write may have been executed. */
export const annotateWriteOutcome = (error: unknown): unknown =>
  error instanceof JwskError && couldHaveSucceeded(error) ? withUnknownOutcome(error) : error
