import { expect, test } from 'vitest'
import { isLongWait, toWholeDays } from './is-long-wait'

test('highlights a wait from three days on', () => {
  expect([10, 1440, 4319, 4320].map(isLongWait)).toEqual([false, false, false, true])
})

test.each([
  [1439, 1, 1439],
  [1441, 1, 1441],
  [1441, 2, 2880],
  [5 * 1440 + 60, 6, 6 * 1440],
  [3000, undefined, 3000],
])('a wait of %i minutes over %s calendar days is shown as %i minutes', (minutes, days, displayed) => {
  expect(toWholeDays(minutes, days)).toBe(displayed)
})
