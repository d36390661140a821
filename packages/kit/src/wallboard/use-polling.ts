import type { Client } from '@jwsk/sdk'
import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/kit-provider'
import { type PollingState, startPoller } from './poller'

const defaultIntervalMs = 10_000
const maxIntervalMs = 120_000
// a call that hangs must not hold up the next
const callTimeoutMs = 20_000

/** How a call of a wall is made: it ends in time, and the poller itself tries again. */
export interface WallboardCallOptions {
  readonly signal: AbortSignal
  readonly timeout: number
  readonly retry: number
}

interface PollingOptions<T> {
  /** Asks the platform; the same function on every render, e.g. one outside the component. */
  readonly load: (client: Client, call: WallboardCallOptions) => Promise<T>
  /** Milliseconds between an answer and the next question; 10,000 unless said. */
  readonly intervalMs?: number
}

/**
 * Asks for as long as the screen stands: every ten seconds unless said, further apart while attempts fail, at once
 * when the network or the screen is back. The last answer is kept while later ones fail.
 */
export function usePolling<T>({ load, intervalMs = defaultIntervalMs }: PollingOptions<T>): PollingState<T> {
  const { client } = useRuntime()
  const [state, setState] = useState<PollingState<T>>({ failures: 0 })
  useEffect(() => {
    const poller = startPoller({
      poll: (signal) => load(client, { signal, timeout: callTimeoutMs, retry: 0 }),
      onChange: setState,
      intervalMs: intervalMs,
      maxIntervalMs,
    })
    const seen = () => {
      if (document.visibilityState === 'visible') poller.pollNow()
    }
    window.addEventListener('online', poller.pollNow)
    document.addEventListener('visibilitychange', seen)
    return () => {
      poller.stop()
      window.removeEventListener('online', poller.pollNow)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [client, load, intervalMs])
  return state
}
