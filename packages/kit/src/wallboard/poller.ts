/** What is known of something that is asked for again and again. */
export interface PollingState<T> {
  /** The last answer that came; kept while later ones fail. */
  readonly answer?: T
  /** When it came, in milliseconds. */
  readonly answeredAt?: number
  /** How many attempts failed since. */
  readonly failures: number
}

export interface PollerOptions<T> {
  readonly poll: (signal: AbortSignal) => Promise<T>
  readonly onChange: (state: PollingState<T>) => void
  /** Milliseconds between an answer and the next attempt. */
  readonly intervalMs: number
  /** Milliseconds that a pause between failing attempts grows to. */
  readonly maxIntervalMs: number
}

export interface Poller {
  /** Asks at once, whatever pause was left; an attempt under way is left to finish. */
  readonly pollNow: () => void
  /** Leaves no timer and no call behind. */
  readonly stop: () => void
}

// 2 ** 16 pauses are longer than any limit
const maxDoublings = 16

/** How long to wait after so many failures: twice as long each time. */
export const getNextInterval = (failures: number, { intervalMs, maxIntervalMs }: Pick<PollerOptions<unknown>, 'intervalMs' | 'maxIntervalMs'>): number =>
  failures === 0 ? intervalMs : Math.min(maxIntervalMs, intervalMs * 2 ** Math.min(failures - 1, maxDoublings))

/** Asks until it is stopped: one attempt at a time, further apart while they fail. */
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
