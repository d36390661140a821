import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePaper } from './use-paper'

test('what is printed is light, and the screen is as it was', () => {
  const { dataset } = document.documentElement
  dataset.mode = 'dark'
  const { unmount } = renderHook(usePaper)
  dispatchEvent(new Event('beforeprint'))
  expect(dataset.mode).toBe('light')
  dispatchEvent(new Event('afterprint'))
  expect(dataset.mode).toBe('dark')
  unmount()
  dispatchEvent(new Event('beforeprint'))
  expect(dataset.mode).toBe('dark')
})
