import type { Middleware } from '@jwsk/sdk'

let watch: Middleware = (call, next) => next(call)

/** Every call passes here; what watches them comes after the sign-in, where a deployment wants it. */
export const watched: Middleware = (call, next) => watch(call, next)

export function watchCalls(watcher: Middleware): void {
  watch = watcher
}
