import type { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Deadline } from './deadline'

const baseDelayMs = 200
const maxDelayMs = 8000
const maxRetryAfterMs = 60_000

export const isRetryable = (operation: Operation) => !operation.authFlow && (operation.idempotent ?? operation.method === 'GET')

/** `Retry-After` in milliseconds, capped at a minute; undefined where it says nothing sensible. */
export function parseRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get('retry-after')?.trim()
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), maxRetryAfterMs) : undefined
}

/** Doubling, with up to half of it left to chance so that clients do not come back in step. */
export const getBackoffMs = (attempt: number, random = Math.random()) => Math.min(baseDelayMs * 2 ** attempt, maxDelayMs) * (1 - random / 2)

/** What retries draw from, so that a platform in trouble is not asked three times as often by everyone. */
export interface RetryBudget {
  tryTake(): boolean
  /** A call went well: some of it comes back. */
  refill(): void
}

const maxBudget = 500
const costPerRetry = 5

export function createRetryBudget(): RetryBudget {
  let left = maxBudget
  return {
    tryTake() {
      if (left < costPerRetry) return false
      left -= costPerRetry
      return true
    },
    refill() {
      left = Math.min(maxBudget, left + 1)
    },
  }
}

interface SocketError {
  readonly cause?: SocketError
  readonly code?: unknown
  readonly socket?: { readonly bytesRead?: unknown }
}

/** What Node tells of a socket that broke, one cause deep by fetch; browsers tell nothing. Every field is looked for. */
export const getSocketError = (error: unknown): SocketError | undefined => (error as SocketError | undefined)?.cause ?? (error as SocketError | undefined)

/**
 * Whether a kept connection was closed by the server just when it was used again: nothing was answered on it,
 * but something had been before. Only Node tells; such a call is sent again at once and for free.
 */
export function isStaleSocket(error: JwskError): boolean {
  const reason = getSocketError(error.cause)
  return reason?.code === 'UND_ERR_SOCKET' && Number(reason.socket?.bytesRead ?? 0) > 0
}

/** Waits unless the deadline would pass meanwhile; then throws what happened instead of a timeout. */
export async function waitWithinDeadline(milliseconds: number, deadline: Deadline, error: JwskError): Promise<void> {
  if (milliseconds >= deadline.remainingMs()) throw error
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await deadline.race(
      new Promise<void>((done) => {
        timer = setTimeout(done, milliseconds)
      }),
    )
  } finally {
    clearTimeout(timer)
  }
}
