import { useRuntime } from '@jwsk/kit'
import { parkingLot } from '@jwsk/sdk/biz'
import { useEffect, useState } from 'react'
import { type Figures, figuresOf } from './figures'
import { type Polled, startPoller } from './poller'

const pause = 10_000
const longestPause = 120_000
// a call that hangs must not hold up the next
const callTimeout = 20_000

const beforeFirstAnswer: Polled<Figures> = { failures: 0 }

/** The figures of every lot, asked for as long as the screen stands. */
export function useFigures(): Polled<Figures> {
  const { client } = useRuntime()
  const [state, setState] = useState(beforeFirstAnswer)
  useEffect(() => {
    const poller = startPoller({
      load: async (signal) => figuresOf(await client.call(parkingLot.statistics, undefined, { signal, timeout: callTimeout, retry: 0 })),
      changed: setState,
      pause,
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
  }, [client])
  return state
}
