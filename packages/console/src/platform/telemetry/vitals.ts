import { getCurrentPath, type Outbox } from './outbox'

interface Entry extends PerformanceEntry {
  readonly interactionId?: number
  readonly hadRecentInput?: boolean
  readonly value?: number
}

const windowGap = 1000
const windowLength = 5000

function observe(type: string, seen: (entry: Entry) => void): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(seen))
    // faster interactions than 40 ms do not matter
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit) // missing in TypeScript's DOM types
  } catch {
    // the browser does not support this entry type
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Reports the web vitals of each screen: LCP of the first one only, INP and CLS. */
export function watchVitals(add: Outbox['add']) {
  const none = { paint: 0, answer: 0, shift: 0 }
  let path = getCurrentPath()
  let worst = none
  let sessionWindow = { startedAt: 0, last: 0, value: 0 }
  function report(): void {
    const vital = { kind: 'vital' } as const
    if (worst.paint > 0) add({ ...vital, name: 'LCP', value: Math.round(worst.paint) }, path)
    if (worst.answer > 0) add({ ...vital, name: 'INP', value: Math.round(worst.answer) }, path)
    if (worst.shift > 0) add({ ...vital, name: 'CLS', value: rounded(worst.shift) }, path)
    worst = none
    sessionWindow = { startedAt: 0, last: 0, value: 0 }
    path = getCurrentPath()
  }
  const onScreen = (seen: (entry: Entry) => void) => (entry: Entry) => {
    if (getCurrentPath() !== path) report()
    seen(entry)
  }
  observe(
    'largest-contentful-paint',
    onScreen(({ startTime }) => (worst = { ...worst, paint: startTime })),
  )
  observe(
    'event',
    onScreen(({ interactionId, duration }) => {
      if (interactionId) worst = { ...worst, answer: Math.max(worst.answer, duration) }
    }),
  )
  observe(
    'layout-shift',
    onScreen(({ hadRecentInput, startTime, value = 0 }) => {
      if (hadRecentInput) return
      const isContinued = startTime - sessionWindow.last < windowGap && startTime - sessionWindow.startedAt < windowLength
      sessionWindow = isContinued
        ? { ...sessionWindow, last: startTime, value: sessionWindow.value + value }
        : { startedAt: startTime, last: startTime, value }
      worst = { ...worst, shift: Math.max(worst.shift, sessionWindow.value) }
    }),
  )
  return report
}
