import { afterEach, expect, test, vi } from 'vitest'
import { collectTypedAhead, takeTypedAhead } from './typed-ahead'

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

afterEach(() => {
  takeTypedAhead()
  vi.useRealTimers()
})

test('keeps every key until the text is taken', () => {
  collectTypedAhead()
  for (const key of ['z', 'h', 'x', 'Backspace', 'c', 'Shift']) press(key)
  expect(takeTypedAhead()).toBe('zhc')
  expect(press('a')).toBe(false)
  expect(takeTypedAhead()).toBe('')
})

test('leaves shortcuts to the shell', () => {
  collectTypedAhead()
  expect(press('k', { ctrlKey: true })).toBe(false)
  expect(takeTypedAhead()).toBe('')
})

test('forgets the text after Escape, and after five seconds', () => {
  vi.useFakeTimers()
  collectTypedAhead()
  press('a')
  press('Escape')
  expect(takeTypedAhead()).toBe('')
  collectTypedAhead()
  press('b')
  vi.advanceTimersByTime(5000)
  expect(takeTypedAhead()).toBe('')
})
