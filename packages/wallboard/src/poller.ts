/** State of polled data. */
export interface PollingState<T> {
  /** Last response; kept (stale) while later attempts fail. */
  readonly answer?: T
  /** Time of the last response in epoch milliseconds. */
  readonly answeredAt?: number
  /** Number of failed attempts since the last response. */
  readonly failures: number
}

export interface PollerOptions<T> {
  readonly poll: (signal: AbortSignal) => Promise<T>
  readonly onChange: (state: PollingState<T>) => void
  /** Milliseconds between a response and the next attempt. */
  readonly intervalMs: number
  /** Maximum milliseconds between attempts while they fail. */
  readonly maxIntervalMs: number
}

export interface Poller {
  /** Polls at once instead of waiting for the interval. Does nothing while an attempt is pending. */
  readonly pollNow: () => void
  /** Stops polling: clears the timer and aborts a pending call. */
  readonly stop: () => void
}

// 2 ** 16 intervals exceed any maximum
const maxDoublings = 16

/** Returns the milliseconds to wait after a number of failures: exponential backoff. */
export const getNextInterval = (
  failures: number,
  { intervalMs, maxIntervalMs }: Pick<PollerOptions<unknown>, 'intervalMs' | 'maxIntervalMs'>,
): number => (failures === 0 ? intervalMs : Math.min(maxIntervalMs, intervalMs * 2 ** Math.min(failures - 1, maxDoublings)))

/** Starts polling until `stop` is called: one attempt at a time, with exponential backoff after failures. */
export function startPoller<T>({ poll, onChange, intervalMs, maxIntervalMs }: PollerOptions<T>): Poller {
  let state: PollingState<T> = { failures: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let isStopped = false

  const attempt = async () => {
    clearTimeout(timer)
    running = new AbortController()
    try {
      const answer = await poll(running.signal)
      state = { answer, answeredAt: Date.now(), failures: 0 }
    } catch {
      state = { ...state, failures: state.failures + 1 }
    }
    running = undefined
    if (isStopped) return
    onChange(state)
    timer = setTimeout(attempt, getNextInterval(state.failures, { intervalMs, maxIntervalMs }))
  }

  void attempt()
  return {
    pollNow: () => {
      if (!running && !isStopped) void attempt()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      running?.abort()
    },
  }
}
