import type { Telemetry } from '../../site/model'
import { watchCalls } from './call-watcher'

let started = false

/** Fetches what watches the console, once a page; where it cannot be had, nobody is told. */
export function startTelemetry(telemetry: Telemetry, getScreenName: (path: string) => string): void {
  if (started) return
  started = true
  import('../../telemetry/start')
    .then(({ startWatching }) => startWatching(telemetry, { watchCalls, getScreenName }))
    .catch(() => undefined)
}
