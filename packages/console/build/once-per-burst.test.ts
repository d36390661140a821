import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePerBurst } from './once-per-burst'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs once for a burst of calls', async () => {
  const task = vi.fn(async () => undefined)
  const call = oncePerBurst(task)
  for (let at = 0; at < 1500; at++) call()
  await vi.advanceTimersByTimeAsync(1000)
  expect(task).toHaveBeenCalledTimes(1)
})

test('never runs twice at a time', async () => {
  const seconds = 3
  let running = 0
  let peak = 0
  const call = oncePerBurst(async () => {
    peak = Math.max(peak, ++running)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    running--
  })
  for (let at = 0; at < 5; at++) {
    call()
    await vi.advanceTimersByTimeAsync(500)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(peak).toBe(1)
})

test('runs again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const task = vi.fn().mockRejectedValueOnce(new Error('no such file')).mockResolvedValue(undefined)
  const call = oncePerBurst(task)
  call()
  await vi.advanceTimersByTimeAsync(200)
  call()
  await vi.advanceTimersByTimeAsync(200)
  expect(task).toHaveBeenCalledTimes(2)
})
