import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getVisiblePages } from './pagination'

test('first, last and the neighbours are shown, gaps between them', () => {
  expect(getVisiblePages(1, 1)).toEqual([1])
  expect(getVisiblePages(1, 5)).toEqual([1, 2, 3, 4, 5])
  expect(getVisiblePages(10, 20)).toEqual([1, undefined, 8, 9, 10, 11, 12, undefined, 20])
})

test('any page of any number is there, in order, in at most nine places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.nat(), (pages, pick) => {
      const page = 1 + (pick % pages)
      const shown = getVisiblePages(page, pages)
      const numbers = shown.filter((entry) => entry !== undefined)
      expect(numbers).toContain(page)
      expect(numbers.at(-1)).toBe(pages)
      expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers)
      expect(shown.length).toBeLessThanOrEqual(9)
    }),
  )
})
