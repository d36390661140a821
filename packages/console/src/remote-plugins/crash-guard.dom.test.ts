import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearCrashMark, didHang, markLifetimeMs, setCrashMark } from './crash-guard'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** Turns this window into another one of the same browser. */
const openOther = () => sessionStorage.clear()

test('a mark left behind reports the same code, and no other', async () => {
  setCrashMark('a', 'sha384-one')
  expect(await didHang('a', 'sha384-one')).toBe(true)
  expect(await didHang('a', 'sha384-two')).toBe(false)
  expect(await didHang('b', 'sha384-one')).toBe(false)
})

test('the mark is removed when the plugin has started or the page closes', async () => {
  setCrashMark('a', 'one')()
  expect(await didHang('a', 'one')).toBe(false)
  setCrashMark('a', 'one')
  dispatchEvent(new Event('pagehide'))
  expect(await didHang('a', 'one')).toBe(false)
})

test('waits while another window runs the same code', async () => {
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

test('stops waiting when the mark has expired', async () => {
  setCrashMark('a', 'one')
  openOther()
  const answer = vi.fn()
  void didHang('a', 'one').then(answer)
  await vi.advanceTimersByTimeAsync(markLifetimeMs + 1000)
  expect(answer).toHaveBeenCalledWith(true)
})
