import { expect, test } from 'vitest'
import { differenceInDays, toLargestUnit, differenceInMinutes } from './time-differences'

test('a clock that lags behind makes no time negative', () => {
  expect(differenceInMinutes('2026-11-20 10:00:00', '2026-11-20 12:30:00')).toBe(150)
  expect(differenceInMinutes('2026-11-20 10:00:00', '2026-11-20 09:00:00')).toBe(0)
  expect(differenceInMinutes('', '2026-11-20 09:00:00')).toBeUndefined()
})

test('days are those of the calendar', () => {
  expect(differenceInDays('2026-09-30 23:59:59', '2026-11-26 00:05:00')).toBe(57)
  expect(differenceInDays('2026-11-26', '2026-11-26 23:00:00')).toBe(0)
  expect(differenceInDays('', '2026-11-26 23:00:00')).toBeUndefined()
})

test('a length of time is told in the largest unit that it fills', () => {
  expect([0, 59, 60, 1439, 1440, 4400].map(toLargestUnit)).toEqual([
    { unit: 'minutes', count: 0 },
    { unit: 'minutes', count: 59 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 23 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 3 },
  ])
})
