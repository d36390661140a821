// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isHanging, markLife, setMark, takeMark } from './marks'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** This window becomes another one of the same browser. */
const openOther = () => sessionStorage.clear()

test('a mark that is left behind condemns the same code in the next page, and no other', async () => {
  setMark('a', 'sha384-one')
  expect(await isHanging('a', 'sha384-one')).toBe(true)
  expect(await isHanging('a', 'sha384-two')).toBe(false)
  expect(await isHanging('b', 'sha384-one')).toBe(false)
})

test('a page that comes to an end takes its mark with it, and so does one that is left', async () => {
  setMark('a', 'one')()
  expect(await isHanging('a', 'one')).toBe(false)
  setMark('a', 'one')
  dispatchEvent(new Event('pagehide'))
  expect(await isHanging('a', 'one')).toBe(false)
})

test('a second window waits for what another is running now, and goes on when that is done', async () => {
  setMark('a', 'one')
  openOther()
  const answer = vi.fn()
  void isHanging('a', 'one').then(answer)
  await vi.advanceTimersByTimeAsync(markLife / 2)
  expect(answer).not.toHaveBeenCalled()
  takeMark('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(answer).toHaveBeenCalledWith(false)
})

test('a second window waits no longer than a page that is alive needs', async () => {
  setMark('a', 'one')
  openOther()
  const answer = vi.fn()
  void isHanging('a', 'one').then(answer)
  await vi.advanceTimersByTimeAsync(markLife + 1000)
  expect(answer).toHaveBeenCalledWith(true)
})
