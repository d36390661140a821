import { version } from '@jwsk/kit/package.json'
import type { Middleware } from '@jwsk/sdk'
import type { Telemetry } from '../site/model'
import { createCallWatcher } from './calls'
import { watchErrors } from './errors'
import { createOutbox } from './outbox'
import { watchVitals } from './vitals'

/** From 0 to 1. */
const isSampled = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

interface WatchOptions {
  readonly watchCalls: (watcher: Middleware) => void
  /** What the screen at a path is called. */
  readonly screenOf: (path: string) => string
}

/** Begins to watch this page, or leaves it alone where another share is watched; traces go out all the same. */
export function startWatching({ url, sample, traces }: Telemetry, { watchCalls, screenOf }: WatchOptions): void {
  const isWatched = isSampled() < sample
  const { add, flush } = createOutbox({ url, version, screenOf })
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
