import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, isDate, isDateTime, isTime, toDate, toDateTime } from './wire-date'

const moments = fc.date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })
const spelled = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')

test('accepts every moment in each format of the platform and of browsers', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const text = spelled(moment)
      expect(isDateTime(text)).toBe(true)
      expect(isDate(text.slice(0, 10))).toBe(true)
      expect(isTime(text.slice(11))).toBe(true)
      expect(toDateTime(text.replace(' ', 'T'))).toBe(text)
      expect(toDateTime(text.slice(0, 16))).toBe(`${text.slice(0, 16)}:00`)
      expect(toDateTime(text.slice(0, 10))).toBe(`${text.slice(0, 10)} 00:00:00`)
      expect(toDate(text)).toBe(text.slice(0, 10))
    }),
  )
})

test('accepts a date exactly if the calendar has it', () => {
  const parts = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat(13), fc.nat(32))
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const parsed = new Date(`${text}T00:00:00Z`)
      expect(isDate(text)).toBe(!Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text))
    }),
  )
})

test.each(['', '2026-02-30', '2026-1-1', '2026-01-01T25:00', '昨天', '2026-01-01 00:00:60', '2026-01-01Z', '1767225600000', '<b>'])(
  '%s is no moment and stays unchanged',
  (text) => {
    expect(toDateTime(text)).toBe(text)
    expect(toDate(text)).toBe(text)
  },
)

test('adds days across months, leap years and the end of the year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  fc.assert(
    fc.property(moments, fc.integer({ min: -20, max: 20 }), (moment, days) => {
      const day = spelled(moment).slice(0, 10)
      fc.pre(day > '0101-01-01' && day < '9999-12-01')
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
  )
})
