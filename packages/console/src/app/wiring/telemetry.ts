import type { Telemetry } from '../../platform/site/model'
import { watchCalls } from './call-watcher'

let started = false

/** Loads telemetry once per page; a failure to load is ignored. */
export function startTelemetry(telemetry: Telemetry, getScreenName: (path: string) => string): void {
  if (started) return
  started = true
  import('../../platform/telemetry/start')
    .then(({ startWatching }) => startWatching(telemetry, { watchCalls, getScreenName }))
    .catch(() => undefined)
}
