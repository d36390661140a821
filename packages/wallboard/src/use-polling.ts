import { useRuntime } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { useEffect, useState } from 'react'
import { type PollingState, startPoller } from './poller'

const defaultIntervalMs = 10_000
const maxIntervalMs = 120_000
// a call that hangs must not block the next one
const callTimeoutMs = 20_000

/** Call options of a wallboard: with a timeout and without retries, because the poller retries. */
export interface WallboardCallOptions {
  readonly signal: AbortSignal
  readonly timeout: number
  readonly retry: number
}

interface PollingOptions<T> {
  /** Loads the data. Must be stable between renders, e.g. defined outside of the component. */
  readonly load: (client: Client, call: WallboardCallOptions) => Promise<T>
  /** Milliseconds between a response and the next call. Defaults to 10,000. */
  readonly intervalMs?: number
}

/**
 * Polls while the component is mounted: every ten seconds by default, with backoff after failures, and at once when
 * the network or the page is back. The last response is kept while later calls fail.
 */
export function usePolling<T>({ load, intervalMs = defaultIntervalMs }: PollingOptions<T>): PollingState<T> {
  const { client } = useRuntime()
  const [state, setState] = useState<PollingState<T>>({ failures: 0 })
  useEffect(() => {
    const poller = startPoller({
      poll: (signal) => load(client, { signal, timeout: callTimeoutMs, retry: 0 }),
      onChange: setState,
      intervalMs,
      maxIntervalMs,
    })
    const pollIfVisible = () => {
      if (document.visibilityState === 'visible') poller.pollNow()
    }
    window.addEventListener('online', poller.pollNow)
    document.addEventListener('visibilitychange', pollIfVisible)
    return () => {
      poller.stop()
      window.removeEventListener('online', poller.pollNow)
      document.removeEventListener('visibilitychange', pollIfVisible)
    }
  }, [client, load, intervalMs])
  return state
}
