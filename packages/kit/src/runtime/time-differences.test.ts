import { expect, test } from 'vitest'
import { differenceInDays, differenceInMinutes, toLargestUnit } from './time-differences'

test('a clock that is behind yields no negative duration', () => {
  expect(differenceInMinutes('2026-11-20 10:00:00', '2026-11-20 12:30:00')).toBe(150)
  expect(differenceInMinutes('2026-11-20 10:00:00', '2026-11-20 09:00:00')).toBe(0)
  expect(differenceInMinutes('', '2026-11-20 09:00:00')).toBeUndefined()
})

test('counts calendar days', () => {
  expect(differenceInDays('2026-09-30 23:59:59', '2026-11-26 00:05:00')).toBe(57)
  expect(differenceInDays('2026-11-26', '2026-11-26 23:00:00')).toBe(0)
  expect(differenceInDays('', '2026-11-26 23:00:00')).toBeUndefined()
})

test('formats a duration in its largest full unit', () => {
  expect([0, 59, 60, 1439, 1440, 4400].map(toLargestUnit)).toEqual([
    { unit: 'minutes', count: 0 },
    { unit: 'minutes', count: 59 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 23 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 3 },
  ])
})
