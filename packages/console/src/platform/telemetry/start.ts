import { version } from '@jwsk/kit/package.json'
import type { Middleware } from '@jwsk/sdk'
import type { Telemetry } from '../site/model'
import { createCallWatcher } from './calls'
import { watchErrors } from './errors'
import { createOutbox } from './outbox'
import { watchVitals } from './vitals'

/** Random number from 0 inclusive to 1 exclusive, compared with the sample rate. */
const isSampled = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

interface WatchOptions {
  readonly watchCalls: (watcher: Middleware) => void
  /** Returns the name of the screen at a path. */
  readonly getScreenName: (path: string) => string
}

/** Starts telemetry of this page, if it is in the sample; traces are sent in any case. */
export function startWatching({ url, sample, traces }: Telemetry, { watchCalls, getScreenName }: WatchOptions): void {
  const isWatched = isSampled() < sample
  const { add, flush } = createOutbox({ url, version, getScreenName })
  if (isWatched || traces) watchCalls(createCallWatcher({ add: isWatched ? add : () => undefined, traces }))
  if (!isWatched) return
  watchErrors(add)
  const tellVitals = watchVitals(add)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return
    tellVitals()
    flush()
  })
}
