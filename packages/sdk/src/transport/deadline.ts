import { JwskError, type JwskErrorOptions } from '../errors'
import { onAbort } from './on-abort'

/** Reason why a call is aborted without a response: its timeout, the caller's signal, or the end of its session. */
export type AbortReason = 'timeout' | 'abort' | 'signedOut' | 'expired'

/** Timeout and abort signals of a call, retries included. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Returns the remaining milliseconds. */
  remainingMs(): number
  /** Resolves with the work unless the call is aborted first, even if the work ignores its signal. */
  race<T>(work: Promise<T>): Promise<T>
  abort(reason: AbortReason): void
  /** Returns the reason of the abort as the error to throw. */
  error(): JwskError | undefined
  dispose(): void
}

const abortErrors: Record<AbortReason, Pick<JwskErrorOptions, 'kind' | 'message' | 'code' | 'retryable'>> = {
  timeout: { kind: 'timeout', message: 'timeout', retryable: true },
  abort: { kind: 'abort', message: 'aborted' },
  signedOut: { kind: 'abort', message: 'aborted: the session ended' },
  expired: { kind: 'unauthorized', message: 'the session expired', code: 401 },
}

// a longer timer fires immediately
const maxTimerMs = 2 ** 31 - 1

// a class, because every call creates one: methods are free, closures are not
class TimedDeadline implements Deadline {
  readonly signal: AbortSignal
  private readonly controller = new AbortController()
  private readonly end: number
  private readonly timer: ReturnType<typeof setTimeout>
  private readonly waiting: ((error: JwskError) => void)[] = []
  private readonly ignoreCaller: (() => void) | undefined
  private stopped: JwskError | undefined

  constructor(
    private readonly operation: string,
    timeout: number,
    private readonly caller: AbortSignal | undefined,
  ) {
    this.signal = this.controller.signal
    this.end = performance.now() + timeout
    this.timer = setTimeout(() => this.abort('timeout'), Math.min(timeout, maxTimerMs))
    if (caller?.aborted) this.abort('abort')
    else this.ignoreCaller = caller && onAbort(caller, () => this.abort('abort'))
  }

  remainingMs(): number {
    return Math.max(0, this.end - performance.now())
  }

  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.stopped) reject(this.stopped)
      else this.waiting.push(reject)
      work.then(resolve, reject)
    })
  }

  abort(reason: AbortReason): void {
    if (this.stopped) return
    const cause: unknown = reason === 'abort' ? this.caller?.reason : undefined
    this.stopped = new JwskError({ ...abortErrors[reason], operation: this.operation, cause })
    for (const reject of this.waiting) reject(this.stopped)
    this.controller.abort(this.stopped)
  }

  error(): JwskError | undefined {
    return this.stopped
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.ignoreCaller?.()
  }
}

export const createDeadline = (operation: string, timeout: number, caller?: AbortSignal): Deadline =>
  new TimedDeadline(operation, timeout, caller)
