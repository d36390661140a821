import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getNextInterval, type PollingState, startPoller } from './poller'

const second = 1000
const hour = 3_600_000
const intervals = { intervalMs: 10 * second, maxIntervalMs: 120 * second }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function collectGarbage(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

const createAnswer = (at: number) => ({
  totalSpace: 5000,
  leftSpace: at % 5000,
  updateTime: '2026-11-21 08:30:00',
  lots: Array.from({ length: 30 }, (_, index) => ({ lotName: `停车场 ${index}`, totalSpace: 200, leftSpace: index })),
  recent: Array.from({ length: 20 }, (_, index) => ({
    plateNo: `浙A8***${index}`,
    lotName: '北门',
    enterTime: `2026-11-21 0${at % 10}:10:00`,
  })),
})

test('getNextInterval doubles the interval per failure up to the maximum', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1000].map((failures) => getNextInterval(failures, intervals) / second)).toEqual([
    10, 10, 20, 40, 80, 120, 120, 120,
  ])
})

test('polls for a day with outages without leaks, and ends with fresh data', async () => {
  const start = Date.now()
  const isDown = () => Math.floor((Date.now() - start) / hour) % 2 === 1
  let pollCount = 0
  let maxAge = 0
  let state: PollingState<ReturnType<typeof createAnswer>> = { failures: 0 }
  const poller = startPoller({
    ...intervals,
    poll: async () => {
      pollCount += 1
      if (isDown()) throw new TypeError('nothing arrived')
      return structuredClone(createAnswer(pollCount))
    },
    onChange: (next) => {
      state = next
      if (next.failures > 0) expect(next.answer?.lots).toHaveLength(30)
      maxAge = Math.max(maxAge, Date.now() - (next.answeredAt ?? start))
    },
  })
  await vi.advanceTimersByTimeAsync(hour)
  const before = collectGarbage()
  await vi.advanceTimersByTimeAsync(23 * hour)
  expect((collectGarbage() - before) / 1024 / 1024).toBeLessThan(5)
  expect(vi.getTimerCount()).toBe(1)
  // up: every ten seconds; down: at most every two minutes after the first steps
  expect(pollCount).toBeLessThan(12 * 360 + 12 * 40)
  expect(pollCount).toBeGreaterThan(12 * 350)
  expect(maxAge).toBeGreaterThan(0.9 * hour)
  poller.stop()
  expect(vi.getTimerCount()).toBe(0)

  await vi.advanceTimersByTimeAsync(hour)
  expect(state.answer?.recent).toHaveLength(20)
})

test('pollNow polls at once when the network is back, one call at a time', async () => {
  const seen: number[] = []
  let isDown = true
  const answers: (() => void)[] = []
  const poller = startPoller({
    ...intervals,
    poll: () => (isDown ? Promise.reject(new TypeError('down')) : new Promise<number>((resolve) => answers.push(() => resolve(7)))),
    onChange: ({ failures }) => seen.push(failures),
  })
  await vi.advanceTimersByTimeAsync(300 * second)
  isDown = false
  poller.pollNow()
  poller.pollNow()
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.at(-1)).toBe(0)
  poller.stop()
})

test('stop aborts the pending call and ends all notifications', async () => {
  const changed = vi.fn()
  let signal: AbortSignal | undefined
  const poller = startPoller({
    ...intervals,
    poll: (callSignal) => {
      signal = callSignal
      return new Promise((_, reject) => callSignal.addEventListener('abort', () => reject(callSignal.reason)))
    },
    onChange: changed,
  })
  poller.stop()
  await vi.advanceTimersByTimeAsync(hour)
  expect(signal?.aborted).toBe(true)
  expect(changed).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
