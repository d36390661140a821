import { isNetworkError, isTimeoutError, JwskError } from '../errors'
import { onAbort } from '../transport/on-abort'
import { getBackoffMs } from '../transport/retry'
import type { RetryOptions } from '../types'

/** Waits for a connection that is cut, for as long as an upload is worth it. */
export interface Patience {
  /** Repeats the work after cuts, until it succeeds, is refused, or too many cuts follow one another. */
  persist<T>(work: () => Promise<T>): Promise<T>
  /** Whether the last attempt failed by the network. */
  readonly isInterrupted: boolean
}

interface PatienceOptions {
  readonly retry: Pick<RetryOptions, 'limit' | 'backoff'> | undefined
  readonly signal: AbortSignal
  readonly onChange: () => void
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new JwskError({ kind: 'abort', message: 'aborted' }))
    if (signal.aborted) return fail()
    const timer = setTimeout(() => {
      release()
      resolve()
    }, milliseconds)
    const release = onAbort(signal, () => {
      clearTimeout(timer)
      fail()
    })
  })

export function createPatience({ retry = {}, signal, onChange }: PatienceOptions): Patience {
  // two minutes with the default backoff
  const { limit = 20, backoff = getBackoffMs } = retry
  // in a row, by all parts together
  let cuts = 0
  return {
    get isInterrupted() {
      return cuts > 0
    },
    async persist(work) {
      for (;;) {
        try {
          const result = await work()
          cuts = 0
          return result
        } catch (error) {
          if (!(isNetworkError(error) || isTimeoutError(error)) || cuts >= limit) throw error
          cuts += 1
          onChange()
          await wait(backoff(cuts - 1), signal)
        }
      }
    },
  }
}
