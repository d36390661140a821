/** What is likely to be needed next. Failures are ignored, because they appear once it is used. */
interface PrefetchTarget {
  /** Loads its code. */
  readonly preload?: () => Promise<unknown> | undefined
  /** Requests its data. */
  readonly prefetch?: () => Promise<unknown> | undefined
}

/** Milliseconds before code and data are requested; 0 is at once. */
const delaysMs = {
  /** The login form loads first. */
  login: { preload: 300, prefetch: 300 },
  /** The first screen loads first. */
  idle: { preload: 1500, prefetch: 1500 },
  /** Passing over an entry with the pointer sends no request. */
  hover: { preload: 0, prefetch: 100 },
  press: { preload: 0, prefetch: 0 },
} as const

/** Prepares a target, as soon as the trigger makes its use likely; returns the function that cancels what has not started. */
export function prefetch(target: PrefetchTarget, trigger: keyof typeof delaysMs): () => void {
  const start = (step: keyof PrefetchTarget) => {
    const run = () => void target[step]?.()?.catch(() => undefined)
    const delayMs = delaysMs[trigger][step]
    // a press renders the screen in the same task
    return delayMs === 0 ? run() : setTimeout(run, delayMs)
  }
  const timers = [start('preload'), start('prefetch')]
  return () => {
    for (const timer of timers) if (timer !== undefined) clearTimeout(timer)
  }
}
