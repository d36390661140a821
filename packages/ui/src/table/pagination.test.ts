import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getVisiblePages } from './pagination'

test('getVisiblePages shows first, last and neighbouring pages with gaps', () => {
  expect(getVisiblePages(1, 1)).toEqual([1])
  expect(getVisiblePages(1, 5)).toEqual([1, 2, 3, 4, 5])
  expect(getVisiblePages(10, 20)).toEqual([1, undefined, 8, 9, 10, 11, 12, undefined, 20])
})

test('getVisiblePages includes the current page in at most nine entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.nat(), (pages, pick) => {
      const page = 1 + (pick % pages)
      const visiblePages = getVisiblePages(page, pages)
      const numbers = visiblePages.filter((entry) => entry !== undefined)
      expect(numbers).toContain(page)
      expect(numbers.at(-1)).toBe(pages)
      expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers)
      expect(visiblePages.length).toBeLessThanOrEqual(9)
    }),
  )
})
