import type { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { RetryOptions } from '../types'
import type { Deadline } from './deadline'

const baseDelayMs = 200
const maxDelayMs = 8000
const maxRetryAfterMs = 60_000

/** Rules of a client for retries. */
export type RetryRules = Required<RetryOptions>

/** Whether the call can be sent again after a network failure. */
export const isRetryable = (operation: Operation, { methods }: RetryRules) =>
  !operation.authFlow && (operation.idempotent ?? methods.includes(operation.method))

/** Parses `Retry-After` to milliseconds, at most one minute; `undefined` if it is missing or invalid. */
export function parseRetryAfter(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get('retry-after')?.trim()
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), maxRetryAfterMs) : undefined
}

/** Returns the exponential backoff in milliseconds, with up to 50 % jitter so that clients do not retry in step. */
export const getBackoffMs = (attempt: number, random = Math.random()) => Math.min(baseDelayMs * 2 ** attempt, maxDelayMs) * (1 - random / 2)

export const resolveRetry = ({
  limit = 2,
  methods = ['GET', 'HEAD', 'OPTIONS'],
  backoff = getBackoffMs,
}: RetryOptions = {}): RetryRules => ({
  limit,
  methods,
  backoff,
})

/** Retry budget shared by all calls; keeps retries from multiplying the load on a failing server. */
export interface RetryBudget {
  tryTake(): boolean
  /** Refills part of the budget after a successful call. */
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

/** Returns Node's details of a broken socket, which fetch nests as a cause; browsers provide none, so every field is optional. */
export const getSocketError = (error: unknown): SocketError | undefined =>
  (error as SocketError | undefined)?.cause ?? (error as SocketError | undefined)

/**
 * Whether the server closed a keep-alive connection just when it was reused: this call got no response, but an earlier
 * one did. Only Node reports it; such a call is retried at once and outside the retry budget.
 */
export function isStaleSocket(error: JwskError): boolean {
  const reason = getSocketError(error.cause)
  return reason?.code === 'UND_ERR_SOCKET' && Number(reason.socket?.bytesRead ?? 0) > 0
}

/** Waits unless the deadline would pass before; then throws the given error instead of a timeout. */
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
