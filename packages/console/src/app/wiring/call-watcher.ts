import type { Middleware } from '@jwsk/sdk'

let currentWatcher: Middleware = (call, next) => next(call)

/** Every call passes here; what watches them comes after the sign-in, where a deployment wants it. */
export const callWatcher: Middleware = (call, next) => currentWatcher(call, next)

export function watchCalls(watcher: Middleware): void {
  currentWatcher = watcher
}
