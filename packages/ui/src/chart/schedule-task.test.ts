import { afterEach, expect, test, vi } from 'vitest'
import { scheduleTask } from './schedule-task'

afterEach(() => void vi.useRealTimers())

test('scheduleTask runs each piece of work once in its own task', () => {
  vi.useFakeTimers()
  const done: string[] = []
  const [one, two, gone] = ['one', 'two', 'gone'].map((name) => scheduleTask(() => void done.push(name)))
  one?.start()
  two?.start()
  one?.start()
  gone?.start()
  gone?.cancel()
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one'])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one', 'two'])
  one?.start()
  vi.runAllTimers()
  expect(done).toEqual(['one', 'two', 'one'])
})

test('scheduleTask runs the next work after one that throws', () => {
  vi.useFakeTimers()
  const done: string[] = []
  scheduleTask(() => {
    throw new Error('no canvas')
  }).start()
  scheduleTask(() => void done.push('next')).start()
  expect(() => vi.runAllTimers()).toThrow('no canvas')
  vi.runAllTimers()
  expect(done).toEqual(['next'])
})
