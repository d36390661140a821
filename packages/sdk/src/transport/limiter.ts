import type { Deadline } from './deadline'

/** Limits concurrency to `n` calls; queued calls start in FIFO order. */
export interface Limiter {
  run<T>(work: () => Promise<T>, deadline: Deadline): Promise<T>
}

export function createLimiter(maxConcurrency: number): Limiter {
  let free = maxConcurrency
  const waiting = new Set<() => void>()

  const release = () => {
    const [next] = waiting
    if (!next) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }

  async function waitForTurn(deadline: Deadline): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    let admit: () => void = () => undefined
    const turn = new Promise<void>((done) => {
      admit = done
    })
    waiting.add(admit)
    try {
      await deadline.race(turn)
    } catch (error) {
      // the call may have been admitted at the same moment as it was aborted
      if (!waiting.delete(admit)) release()
      throw error
    }
  }

  return {
    async run(work, deadline) {
      await waitForTurn(deadline)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
