const callbacksBySignal = new WeakMap<EventTarget, Set<() => void>>()

function runCallbacks(this: AbortSignal): void {
  for (const callback of callbacksBySignal.get(this) ?? []) callback()
}

/**
 * Calls `callback` when a signal aborts; returns a function that removes it. All callbacks of a signal share one
 * listener, because Node warns of a leak at eleven.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const callbacks = callbacksBySignal.get(signal) ?? new Set()
  callbacksBySignal.set(signal, callbacks.add(callback))
  // the same listener is added once
  signal.addEventListener('abort', runCallbacks)
  return () => {
    callbacks.delete(callback)
    if (callbacks.size === 0) signal.removeEventListener('abort', runCallbacks)
  }
}
