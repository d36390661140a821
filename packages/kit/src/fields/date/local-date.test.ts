import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWireDate, parseTypedDate, parseWireDate } from './local-date'

const moments = fc.date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-30T00:00:00Z'), noInvalidDate: true })

test('round-trips a text in each precision', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const text = moment.toISOString().slice(0, 19).replace('T', ' ')
      const date = parseWireDate(text, 'dateTime')
      // skips hours that the browser's own clock does not have
      fc.pre(date?.getHours() === Number(text.slice(11, 13)))
      expect(date && formatWireDate(date, 'dateTime')).toBe(text)
      const day = parseWireDate(text.slice(0, 10), 'date')
      expect(day && formatWireDate(day, 'date')).toBe(text.slice(0, 10))
      const time = parseWireDate(text.slice(11), 'time')
      expect(time && formatWireDate(time, 'time')).toBe(text.slice(11))
    }),
  )
})

test('returns no day for an invalid date', () => {
  for (const text of ['', '明天', '2026-02-30', '<b>']) expect(parseWireDate(text, 'date')).toBeUndefined()
})

test.each([
  ['2026-1-5', 'date', '2026-01-05'],
  ['2026/01/05', 'date', '2026-01-05'],
  ['20260105', 'date', '2026-01-05'],
  ['2026年1月5日', 'date', '2026-01-05'],
  ['2026-02-30', 'date', undefined],
  ['2026-01', 'date', undefined],
  ['202611', 'date', undefined],
  ['2026115', 'date', undefined],
  ['202611', 'dateTime', undefined],
  ['2026-0105', 'date', undefined],
  ['2026-01-0508:30', 'dateTime', undefined],
  ['202601050830', 'dateTime', '2026-01-05 08:30:00'],
  ['2026年1月5日8:30', 'dateTime', '2026-01-05 08:30:00'],
  ['2026-01-05 08:30', 'date', undefined],
  ['2026-01-05', 'dateTime', '2026-01-05 00:00:00'],
  ['2026-01-05 8:30', 'dateTime', '2026-01-05 08:30:00'],
  ['2026-01-05T08:30:15', 'dateTime', '2026-01-05 08:30:15'],
  ['2026-01-05 25:00', 'dateTime', undefined],
  ['8:05', 'time', '08:05:00'],
  ['0805', 'time', '08:05:00'],
  ['080515', 'time', '08:05:15'],
  ['12345', 'time', undefined],
  ['全天', 'time', undefined],
] as const)('%s typed as a %s is parsed as %s', (typed, precision, wire) => {
  expect(parseTypedDate(typed, precision)).toBe(wire)
})
