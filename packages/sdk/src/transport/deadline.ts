import { type ErrorFacts, JwskError } from '../errors'

/** Why a call stops before it is answered: its time, its caller's signal, or the end of the session it was made in. */
export type Stop = 'timeout' | 'abort' | 'signedOut' | 'expired'

/** The time and the signals that a call lives under; one for the whole call, retries included. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Milliseconds that are left. */
  left(): number
  /** The work, unless the call is stopped first; also for work that ignores its signal. */
  race<T>(work: Promise<T>): Promise<T>
  stop(why: Stop): void
  /** Why the call was stopped, as the error to throw. */
  error(): JwskError | undefined
  dispose(): void
}

const facts: Record<Stop, Pick<ErrorFacts, 'kind' | 'message' | 'code' | 'retryable'>> = {
  timeout: { kind: 'timeout', message: 'timeout', retryable: true },
  abort: { kind: 'abort', message: 'aborted' },
  signedOut: { kind: 'abort', message: 'aborted: the session ended' },
  expired: { kind: 'unauthorized', message: 'the session expired', code: 401 },
}

export function createDeadline(operation: string, timeout: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const end = performance.now() + timeout
  let stopped: JwskError | undefined
  const waiting = new Set<(error: JwskError) => void>()

  const stop = (why: Stop) => {
    if (stopped) return
    stopped = new JwskError({ ...facts[why], operation })
    for (const reject of waiting) reject(stopped)
    controller.abort(stopped)
  }
  const byCaller = () => stop('abort')
  const timer = setTimeout(() => stop('timeout'), timeout)
  if (caller?.aborted) stop('abort')
  else caller?.addEventListener('abort', byCaller, { once: true })

  return {
    signal: controller.signal,
    left: () => Math.max(0, end - performance.now()),
    race: (work) =>
      new Promise((resolve, reject) => {
        if (stopped) reject(stopped)
        waiting.add(reject)
        const done = () => waiting.delete(reject)
        work.then(
          (value) => {
            done()
            resolve(value)
          },
          (error: unknown) => {
            done()
            reject(error)
          },
        )
      }),
    stop,
    error: () => stopped,
    dispose() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', byCaller)
    },
  }
}
