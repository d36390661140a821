import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateTime } from './date-time'

const spelled = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')

test('formatDateTime uses the platform’s time zone in any browser', () => {
  const now = new Date('2026-11-21T16:30:05Z')
  expect(formatDateTime(now)).toBe('2026-11-22 00:30:05')
  expect(formatDateTime(now, 'Asia/Shanghai')).toBe('2026-11-22 00:30:05')
  expect(formatDateTime(now, 'America/New_York')).toBe('2026-11-21 11:30:05')
  fc.assert(
    fc.property(fc.date({ min: new Date('1992-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (moment) => {
      const eight = new Date(moment.getTime() + 8 * 3_600_000)
      expect(formatDateTime(moment, 'Asia/Shanghai')).toBe(spelled(eight))
    }),
  )
})
