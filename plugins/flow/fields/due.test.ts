import { expect, test } from 'vitest'
import { getDueState } from './due'

test.each([
  ['', 'none'],
  ['soon', 'none'],
  ['2026-11-20 09:59:59', 'overdue'],
  ['2026-11-20 10:00:00', 'soon'],
  ['2026-11-21 10:00:00', 'soon'],
  ['2026-11-21 10:00:01', 'later'],
])('a task due at %s is %s', (dueTime, state) => {
  expect(getDueState(dueTime, '2026-11-20 10:00:00')).toBe(state)
})
