import { expect, test } from 'vitest'
import { parkingDuration, splitMinutes } from './parking-duration'

test('shows a stay in its two largest units, exports hours and minutes', () => {
  expect([5, 192, 1440, 3700].map(splitMinutes)).toEqual([
    { form: 'minutes', minutes: 5 },
    { form: 'hours', hours: 3, minutes: 12 },
    { form: 'days', days: 1, hours: 0 },
    { form: 'days', days: 2, hours: 13 },
  ])
  const field = parkingDuration()
  expect(field.toText(field.parse(1565, { leaveTime: '2026-11-26 10:00:00' }))).toBe('26:05')
})
