import type { Deadline } from './deadline'

/** Lets so many calls out at a time; the others wait in the order they came. */
export interface Limiter {
  run<T>(work: () => Promise<T>, deadline: Deadline): Promise<T>
}

export function createLimiter(most: number): Limiter {
  let free = most
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

  async function enter(deadline: Deadline): Promise<void> {
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
      // the turn may have come at the very moment that the wait ended
      if (!waiting.delete(admit)) release()
      throw error
    }
  }

  return {
    async run(work, deadline) {
      await enter(deadline)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
