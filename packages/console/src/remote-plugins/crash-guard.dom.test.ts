import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { didHang, markLifetimeMs, setCrashMark, clearCrashMark } from './crash-guard'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** This window becomes another one of the same browser. */
const openOther = () => sessionStorage.clear()

test('a mark that is left behind condemns the same code in the next page, and no other', async () => {
  setCrashMark('a', 'sha384-one')
  expect(await didHang('a', 'sha384-one')).toBe(true)
  expect(await didHang('a', 'sha384-two')).toBe(false)
  expect(await didHang('b', 'sha384-one')).toBe(false)
})

test('a page that comes to an end takes its mark with it, and so does one that is left', async () => {
  setCrashMark('a', 'one')()
  expect(await didHang('a', 'one')).toBe(false)
  setCrashMark('a', 'one')
  dispatchEvent(new Event('pagehide'))
  expect(await didHang('a', 'one')).toBe(false)
})

test('a second window waits for what another is running now, and goes on when that is done', async () => {
  setCrashMark('a', 'one')
  openOther()
  const answer = vi.fn()
  void didHang('a', 'one').then(answer)
  await vi.advanceTimersByTimeAsync(markLifetimeMs / 2)
  expect(answer).not.toHaveBeenCalled()
  clearCrashMark('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(answer).toHaveBeenCalledWith(false)
})

test('a second window waits no longer than a page that is alive needs', async () => {
  setCrashMark('a', 'one')
  openOther()
  const answer = vi.fn()
  void didHang('a', 'one').then(answer)
  await vi.advanceTimersByTimeAsync(markLifetimeMs + 1000)
  expect(answer).toHaveBeenCalledWith(true)
})
