import { expect, test } from 'vitest'
import { largestUnit, minutesBetween } from './minutes-between'

test('a clock that lags behind makes no time negative', () => {
  expect(minutesBetween('2026-11-20 10:00:00', '2026-11-20 12:30:00')).toBe(150)
  expect(minutesBetween('2026-11-20 10:00:00', '2026-11-20 09:00:00')).toBe(0)
  expect(minutesBetween('', '2026-11-20 09:00:00')).toBeUndefined()
})

test('a length of time is told in the largest unit that it fills', () => {
  expect([0, 59, 60, 1439, 1440, 4400].map(largestUnit)).toEqual([
    { unit: 'minutes', count: 0 },
    { unit: 'minutes', count: 59 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 23 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 3 },
  ])
})
