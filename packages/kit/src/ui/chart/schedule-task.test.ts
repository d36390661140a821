import { afterEach, expect, test, vi } from 'vitest'
import { scheduleTask } from './schedule-task'

afterEach(() => void vi.useRealTimers())

test('each has a task of its own, once however often it was asked for', () => {
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

test('one that throws holds nobody up', () => {
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
