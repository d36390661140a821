import type { JwskError } from '../errors'
import type { Operation } from '../operation'
import type { Deadline } from './deadline'

const first = 200
const longest = 8000
const longestAsked = 60_000

export const mayRepeat = (operation: Operation) => !operation.authFlow && (operation.idempotent ?? operation.method === 'GET')

/** `Retry-After` in milliseconds, capped at a minute; undefined where it says nothing sensible. */
export function askedWait(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get('retry-after')?.trim()
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), longestAsked) : undefined
}

/** Doubling, with up to half of it left to chance so that clients do not come back in step. */
export const backOff = (attempt: number, random = Math.random()) => Math.min(first * 2 ** attempt, longest) * (1 - random / 2)

/** What retries draw from, so that a platform in trouble is not asked three times as often by everyone. */
export interface Quota {
  take(): boolean
  /** A call went well: some of it comes back. */
  refill(): void
}

const most = 500
const perRetry = 5

export function createQuota(): Quota {
  let left = most
  return {
    take() {
      if (left < perRetry) return false
      left -= perRetry
      return true
    },
    refill() {
      left = Math.min(most, left + 1)
    },
  }
}

interface Reason {
  readonly cause?: Reason
  readonly code?: unknown
  readonly socket?: { readonly bytesRead?: unknown }
}

/** What Node tells of a socket that broke, one cause deep by fetch; browsers tell nothing. Every field is looked for. */
export const reasonOf = (error: unknown): Reason | undefined => (error as Reason | undefined)?.cause ?? (error as Reason | undefined)

/**
 * Whether a kept connection was closed by the server just when it was used again: nothing was answered on it,
 * but something had been before. Only Node tells; such a call is sent again at once and for free.
 */
export function isStaleSocket(error: JwskError): boolean {
  const reason = reasonOf(error.cause)
  return reason?.code === 'UND_ERR_SOCKET' && Number(reason.socket?.bytesRead ?? 0) > 0
}

/** Waits unless the deadline would pass meanwhile; then throws what happened instead of a timeout. */
export async function pause(milliseconds: number, deadline: Deadline, error: JwskError): Promise<void> {
  if (milliseconds >= deadline.left()) throw error
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
