import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetch } from './prefetch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createTarget() {
  const started: string[] = []
  const start = (step: string) => () => {
    started.push(step)
    return Promise.reject(new Error('offline'))
  }
  return { started, target: { preload: start('preload'), prefetch: start('prefetch') } }
}

test('a press requests code and data in the same task', () => {
  const { started, target } = createTarget()
  prefetch(target, 'press')
  expect(started).toEqual(['preload', 'prefetch'])
})

test('hover requests the data after a delay, unless it is cancelled', () => {
  const { started, target } = createTarget()
  const cancel = prefetch(target, 'hover')
  expect(started).toEqual(['preload'])
  vi.advanceTimersByTime(99)
  cancel()
  vi.advanceTimersByTime(1000)
  expect(started).toEqual(['preload'])
  prefetch(target, 'hover')
  vi.advanceTimersByTime(100)
  expect(started).toEqual(['preload', 'preload', 'prefetch'])
})

test.each([
  ['login', 300],
  ['idle', 1500],
] as const)('%s requests nothing before %i ms', (trigger, delayMs) => {
  const { started, target } = createTarget()
  prefetch(target, trigger)
  vi.advanceTimersByTime(delayMs - 1)
  expect(started).toEqual([])
  vi.advanceTimersByTime(1)
  expect(started).toEqual(['preload', 'prefetch'])
})
