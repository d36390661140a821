/** What is known of something that is asked for again and again. */
export interface Polled<T> {
  /** The last answer that came; kept while later ones fail. */
  readonly answer?: T
  /** When it came, in milliseconds. */
  readonly answeredAt?: number
  /** How many attempts failed since. */
  readonly failures: number
}

export interface PollerOptions<T> {
  readonly load: (signal: AbortSignal) => Promise<T>
  readonly changed: (state: Polled<T>) => void
  /** Milliseconds between an answer and the next attempt. */
  readonly pause: number
  /** Milliseconds that a pause between failing attempts grows to. */
  readonly longestPause: number
}

export interface Poller {
  /** Asks at once, whatever pause was left; an attempt under way is left to finish. */
  readonly now: () => void
  /** Leaves no timer and no call behind. */
  readonly stop: () => void
}

// 2 ** 16 pauses are longer than any limit
const mostDoublings = 16

/** How long to wait after so many failures: twice as long each time. */
export const pauseAfter = (failures: number, { pause, longestPause }: Pick<PollerOptions<unknown>, 'pause' | 'longestPause'>): number =>
  failures === 0 ? pause : Math.min(longestPause, pause * 2 ** Math.min(failures - 1, mostDoublings))

/** Asks until it is stopped: one attempt at a time, further apart while they fail. */
export function startPoller<T>({ load, changed, pause, longestPause }: PollerOptions<T>): Poller {
  let state: Polled<T> = { failures: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let isStopped = false

  const attempt = async () => {
    clearTimeout(timer)
    running = new AbortController()
    try {
      const answer = await load(running.signal)
      state = { answer, answeredAt: Date.now(), failures: 0 }
    } catch {
      state = { ...state, failures: state.failures + 1 }
    }
    running = undefined
    if (isStopped) return
    changed(state)
    timer = setTimeout(attempt, pauseAfter(state.failures, { pause, longestPause }))
  }

  void attempt()
  return {
    now: () => {
      if (!running && !isStopped) void attempt()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      running?.abort()
    },
  }
}
