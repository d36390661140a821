import type { Client } from '@jwsk/sdk'
import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { type Polled, startPoller } from './poller'

const pause = 10_000
const longestPause = 120_000
// a call that hangs must not hold up the next
const callTimeout = 20_000

/** How a call of a wall is made: it ends in time, and the poller itself tries again. */
export interface WallCall {
  readonly signal: AbortSignal
  readonly timeout: number
  readonly retry: number
}

interface PolledOptions<T> {
  /** Asks the platform; the same function on every render, e.g. one outside the component. */
  readonly load: (client: Client, call: WallCall) => Promise<T>
  /** Milliseconds between an answer and the next question; 10,000 unless said. */
  readonly every?: number
}

/**
 * Asks for as long as the screen stands: every ten seconds unless said, further apart while attempts fail, at once
 * when the network or the screen is back. The last answer is kept while later ones fail.
 */
export function usePolled<T>({ load, every = pause }: PolledOptions<T>): Polled<T> {
  const { client } = useRuntime()
  const [state, setState] = useState<Polled<T>>({ failures: 0 })
  useEffect(() => {
    const poller = startPoller({
      load: (signal) => load(client, { signal, timeout: callTimeout, retry: 0 }),
      changed: setState,
      pause: every,
      longestPause,
    })
    const seen = () => {
      if (document.visibilityState === 'visible') poller.now()
    }
    window.addEventListener('online', poller.now)
    document.addEventListener('visibilitychange', seen)
    return () => {
      poller.stop()
      window.removeEventListener('online', poller.now)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [client, load, every])
  return state
}
