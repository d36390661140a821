import { expect, test } from 'vitest'
import { minutesBetween } from './minutes-between'

test('a clock that lags behind makes no time negative', () => {
  expect(minutesBetween('2026-11-20 10:00:00', '2026-11-20 12:30:00')).toBe(150)
  expect(minutesBetween('2026-11-20 10:00:00', '2026-11-20 09:00:00')).toBe(0)
  expect(minutesBetween('', '2026-11-20 09:00:00')).toBeUndefined()
})
