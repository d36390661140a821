import { useRuntime } from '@jwsk/kit'
import { parkingLot } from '@jwsk/sdk/biz'
import { useEffect, useState } from 'react'
import { type Figures, figuresOf } from './figures'
import { type Polled, startPoller } from './poller'

const rest = 10_000
const longest = 120_000
// a call that hangs must not hold up the next
const patience = 20_000

const nothing: Polled<Figures> = { failures: 0 }

/** The figures of every lot, asked for as long as the screen stands. */
export function useFigures(): Polled<Figures> {
  const { client } = useRuntime()
  const [state, setState] = useState(nothing)
  useEffect(() => {
    const poller = startPoller({
      ask: async (signal) => figuresOf(await client.call(parkingLot.statistics, undefined, { signal, timeout: patience, retry: 0 })),
      changed: setState,
      rest,
      longest,
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
