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
    // 40 ms: what is faster is nobody's trouble
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit) // the threshold is the browser's own
  } catch {
    // a browser that does not measure it
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Tells how each screen did: its largest paint (the first only), its slowest answer to a hand, how much it jumped. */
export function watchVitals(add: Outbox['add']) {
  const none = { paint: 0, answer: 0, shift: 0 }
  let path = getCurrentPath()
  let worst = none
  let jump = { begun: 0, last: 0, value: 0 }
  function tell(): void {
    const told = { kind: 'vital' } as const
    if (worst.paint > 0) add({ ...told, name: 'LCP', value: Math.round(worst.paint) }, path)
    if (worst.answer > 0) add({ ...told, name: 'INP', value: Math.round(worst.answer) }, path)
    if (worst.shift > 0) add({ ...told, name: 'CLS', value: rounded(worst.shift) }, path)
    worst = none
    jump = { begun: 0, last: 0, value: 0 }
    path = getCurrentPath()
  }
  const onScreen = (seen: (entry: Entry) => void) => (entry: Entry) => {
    if (getCurrentPath() !== path) tell()
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
      const goesOn = startTime - jump.last < windowGap && startTime - jump.begun < windowLength
      jump = goesOn ? { ...jump, last: startTime, value: jump.value + value } : { begun: startTime, last: startTime, value }
      worst = { ...worst, shift: Math.max(worst.shift, jump.value) }
    }),
  )
  return tell
}
