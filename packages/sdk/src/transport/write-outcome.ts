import { randomId } from '../crypto/random'
import { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { CallOptions } from '../types'
import { mayRepeat } from './retry'

/** What names a write on its way; nothing for what may be sent again anyway. */
export const idempotencyKeyOf = (operation: Operation, options: CallOptions): string | undefined =>
  mayRepeat(operation) || operation.authFlow ? undefined : (options.idempotencyKey ?? randomId())

/** what Node tells of a connection that never stood */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

function mayHaveHappened({ kind, status, cause }: JwskError): boolean {
  if (kind === 'timeout' || kind === 'decrypt') return true
  // an answer that cannot be read, of one who did not say no
  if (kind === 'protocol') return status === undefined || status < 300 || status >= 500
  if (kind !== 'network') return false
  // too many, or closed for a while: refused before anything is done
  if (status !== undefined) return status !== 429 && status !== 503
  // a system error lies one or two causes deep
  const reason = cause as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } } | undefined
  return !neverSent.test(String(reason?.cause?.code ?? reason?.code))
}

/** The same error of a write, saying that nobody knows whether it happened, where that is so. */
export const withOutcome = (error: unknown, key: string | undefined): unknown =>
  key !== undefined && error instanceof JwskError && mayHaveHappened(error)
    ? new JwskError({ ...error, message: error.message, cause: error.cause, retryable: false, outcome: 'unknown' })
    : error
