import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePrintStyles } from './use-print-styles'

test('printing uses light mode and restores the mode of the screen', () => {
  const { dataset } = document.documentElement
  dataset.mode = 'dark'
  const { unmount } = renderHook(() => usePrintStyles(() => '2026-05-01 08:30:00'))
  dispatchEvent(new Event('beforeprint'))
  expect(dataset.mode).toBe('light')
  dispatchEvent(new Event('afterprint'))
  expect(dataset.mode).toBe('dark')
  unmount()
  dispatchEvent(new Event('beforeprint'))
  expect(dataset.mode).toBe('dark')
})

test('a printed list has the time of printing', () => {
  const paper = new EventTarget()
  vi.stubGlobal('matchMedia', () => paper)
  const { unmount } = renderHook(() => usePrintStyles(() => '2026-05-01 08:30:00'))
  paper.dispatchEvent(new Event('change'))
  expect(document.documentElement.style.getPropertyValue('--printed')).toBe('"2026-05-01 08:30:00"')
  unmount()
  vi.unstubAllGlobals()
})
