import { isRecord } from '../is-record'

export const heartbeatMs = 1000

const wakeEvents = ['online', 'focus', 'pageshow'] as const

/**
 * Runs the callback every second and whenever a page becomes visible; returns a function that stops it. The timer
 * alone never keeps a Node process alive.
 */
export function startHeartbeat(check: () => void): () => void {
  const timer: unknown = setInterval(check, heartbeatMs)
  if (isRecord(timer) && typeof timer['unref'] === 'function') timer.unref()
  const page = typeof window === 'undefined' ? undefined : window
  for (const name of wakeEvents) page?.addEventListener(name, check)
  page?.document.addEventListener('visibilitychange', check)
  return () => {
    // `setInterval` returns a number in browsers and an object in Node
    clearInterval(timer as ReturnType<typeof setInterval>)
    for (const name of wakeEvents) page?.removeEventListener(name, check)
    page?.document.removeEventListener('visibilitychange', check)
  }
}
