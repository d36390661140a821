import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFitting } from './use-fitting-count'

test('counts what fits and reserves space for the overflow button', () => {
  const ends = [100, 200, 300]
  expect(countFitting(ends, 300, 80)).toBe(3)
  expect(countFitting(ends, 299, 80)).toBe(2)
  expect(countFitting(ends, 279, 80)).toBe(1)
  expect(countFitting(ends, 50, 80)).toBe(0)
  expect(countFitting([], 0, 80)).toBe(0)
})

test('what fits never exceeds the row', () => {
  const widths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 40 })
  fc.assert(
    fc.property(widths, fc.integer({ min: 0, max: 4000 }), (parts, room) => {
      const ends = parts.map((_, at) => parts.slice(0, at + 1).reduce((sum, one) => sum + one, 0))
      const count = countFitting(ends, room, 60)
      const end = ends[count - 1] ?? 0
      expect(end).toBeLessThanOrEqual(count === ends.length ? room : Math.max(0, room - 60))
    }),
  )
})
