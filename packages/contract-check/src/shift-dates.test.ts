import { expect, test } from 'vitest'
import { shiftDatesToNow } from './shift-dates'

const now = Date.parse('2027-03-15T10:00:00Z')

test('shifts dates to the present and preserves the days between them', () => {
  const example = { reserveDate: '2026-11-22', startTime: '2026-11-22 09:00:00', month: '2026-12', days: [{ date: '2026-12-31' }] }
  expect(shiftDatesToNow(example, now)).toEqual({
    reserveDate: '2027-03-16',
    startTime: '2027-03-16 09:00:00',
    month: '2027-03',
    days: [{ date: '2027-04-24' }],
  })
})

test('leaves values that are not dates unchanged', () => {
  const example = {
    id: '1800000000000001201',
    phone: '13900000002',
    price: '30.00',
    code: '2026-13',
    sort: 1,
    none: null,
    text: '2026-11-22 起',
  }
  expect(shiftDatesToNow(example, now)).toEqual(example)
})

test('shifts nothing on the day of the contract', () => {
  expect(shiftDatesToNow('2026-12-01', Date.parse('2026-11-21T23:00:00Z'))).toBe('2026-12-01')
})
