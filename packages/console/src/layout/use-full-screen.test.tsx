import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFullScreen } from './use-full-screen'

// spec 4.19
test('the page knows of full screen, whoever asked for it', () => {
  const turn = (full: Element | null) =>
    act(() => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: full })
      document.dispatchEvent(new Event('fullscreenchange'))
    })
  const { result, rerender } = renderHook(useFullScreen)
  expect(result.current).toBe('barred')
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null })
  rerender()
  expect(result.current).toBe('off')
  turn(document.documentElement)
  expect(result.current).toBe('on')
  turn(null)
  expect(result.current).toBe('off')
  for (const property of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, property)
})
