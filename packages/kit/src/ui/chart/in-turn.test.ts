import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn'

afterEach(() => void vi.useRealTimers())

test('each has a task of its own, once however often it was asked for', () => {
  vi.useFakeTimers()
  const done: string[] = []
  const [one, two, gone] = ['one', 'two', 'gone'].map((name) => inTurn(() => void done.push(name)))
  one?.take()
  two?.take()
  one?.take()
  gone?.take()
  gone?.leave()
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one'])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['one', 'two'])
  one?.take()
  vi.runAllTimers()
  expect(done).toEqual(['one', 'two', 'one'])
})

test('one that throws holds nobody up', () => {
  vi.useFakeTimers()
  const done: string[] = []
  inTurn(() => {
    throw new Error('no canvas')
  }).take()
  inTurn(() => void done.push('next')).take()
  expect(() => vi.runAllTimers()).toThrow('no canvas')
  vi.runAllTimers()
  expect(done).toEqual(['next'])
})
