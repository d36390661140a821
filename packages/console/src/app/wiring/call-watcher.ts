import type { Middleware } from '@jwsk/sdk'

let currentWatcher: Middleware = (call, next) => next(call)

/** Passes every call to the current watcher; telemetry, if enabled, sets one after sign-in. */
export const callWatcher: Middleware = (call, next) => currentWatcher(call, next)

export function watchCalls(watcher: Middleware): void {
  currentWatcher = watcher
}
