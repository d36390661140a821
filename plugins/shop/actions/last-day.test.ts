import { expect, test } from 'vitest'
import { getLastDay } from './last-day'

test.each([
  ['2026-01-01', 12, '2026-12-31'],
  ['2026-03-15', 1, '2026-04-14'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
])('a term from %s for %i months ends on %s', (start, months, end) => expect(getLastDay(start, months)).toBe(end))
