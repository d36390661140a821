import { expect, test } from 'vitest'
import { countDaysLate, dueDate } from './due-date'

test('a bill is overdue from the day after its due date', () => {
  expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-12-01', ''].map((due) => countDaysLate(due, '2026-11-26 00:05:00'))).toEqual([
    2, 1, 0, 0, 0,
  ])
})

test.each([
  [0, true],
  [1, false],
  [2, true],
  [3, true],
  [4, false],
])('with status %i an unpaid or partly paid bill is owed: %s', (payStatus, isOwed) => {
  const field = dueDate()
  const value = field.parse('2026-11-20', { payStatus })
  expect(value).toEqual({ day: '2026-11-20', isOwed })
  expect([field.serialize(value), field.toText(value)]).toEqual(['2026-11-20', '2026-11-20'])
})
