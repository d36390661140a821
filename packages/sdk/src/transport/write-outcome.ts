import { randomId } from '../crypto/random'
import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { CallOptions } from '../types'
import { isRetryable, getSocketError } from './retry'

/** What names a write on its way; nothing for what may be sent again anyway. */
export const getIdempotencyKey = (operation: Operation, options: CallOptions): string | undefined =>
  isRetryable(operation) || operation.authFlow ? undefined : options.idempotencyKey || randomId()

/** what Node tells of a connection that never stood */
const neverSentCodes = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

function mayHaveSucceeded({ kind, status, cause }: JwskError): boolean {
  // a refresh failed: the write had been refused, or was not sent yet
  if (cause instanceof JwskError) return false
  if (status === undefined) return !neverSentCodes.test(String(getSocketError(cause)?.code))
  // an answer that cannot be read, of one who did not say no
  if (kind === 'protocol') return status < 400 || status >= 500
  // too many, or closed for a while: refused before anything is done
  return kind === 'decrypt' || (kind === 'network' && status !== 429 && status !== 503)
}

export const withUnknownOutcome = (error: JwskError) =>
  new JwskError({ ...error, message: error.message, cause: error.cause, retryable: false, outcome: 'unknown' })

/** The same error of a write that went out, saying that nobody knows whether it happened, where that is so. */
export const annotateWriteOutcome = (error: unknown): unknown => (error instanceof JwskError && mayHaveSucceeded(error) ? withUnknownOutcome(error) : error)
