import { expect, test } from 'vitest'
import { findAmountWarning, getNextPeriod, getPaidUntil, getRent } from './rent-periods'

const lease = (values: object = {}) => ({ rentStart: '2026-01-31', rentEnd: '2026-12-30', rentUnit: 3, rentPrice: '1800.00', ...values })
const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd })

test.each([
  { is: 'a month from its first day', place: lease(), paid: [], next: period('2026-01-31', '2026-02-27') },
  {
    is: 'the month after the last payment',
    place: lease(),
    paid: [period('2026-01-31', '2026-02-27')],
    next: period('2026-02-28', '2026-03-30'),
  },
  {
    is: 'the rest of a month paid in part',
    place: lease(),
    paid: [period('2026-01-31', '2026-03-10')],
    next: period('2026-03-11', '2026-03-30'),
  },
  {
    is: 'no longer than the lease',
    place: lease(),
    paid: [period('2026-01-31', '2026-11-30')],
    next: period('2026-12-01', '2026-12-30'),
  },
  {
    is: 'a day of a lease by the day',
    place: lease({ rentUnit: 2 }),
    paid: [period('2026-01-31', '2026-02-06')],
    next: period('2026-02-07', '2026-02-07'),
  },
  { is: 'nothing once all is paid', place: lease(), paid: [period('2026-01-31', '2026-12-30')], next: undefined },
  { is: 'nothing without a term', place: lease({ rentStart: '' }), paid: [], next: undefined },
])('the next period is $is', ({ place, paid, next }) => expect(getNextPeriod(place, paid)).toEqual(next))

test('payments of an earlier lease do not count', () => {
  expect(getPaidUntil(lease(), [period('2025-01-01', '2025-01-31')])).toBeUndefined()
  expect(getNextPeriod(lease(), [period('2025-01-01', '2025-01-31')])?.periodStart).toBe('2026-01-31')
})

test.each([
  [lease(), period('2026-01-31', '2026-02-27'), '1800.00'],
  [lease(), period('2026-02-28', '2026-04-29'), '3600.00'],
  [lease({ rentStart: '2026-04-01' }), period('2026-04-01', '2026-04-10'), '600.00'],
  [lease({ rentUnit: 2, rentPrice: '120.10' }), period('2026-02-01', '2026-02-07'), '840.70'],
  [lease({ rentUnit: 1 }), period('2026-02-01', '2026-02-07'), undefined],
])('computes the rent of a period: %#', (place, paid, rent) => expect(getRent(place, paid)).toBe(rent))

test.each([
  [1800, 1800, undefined],
  [900, 1800, undefined],
  [0, 1800, 'free'],
  [180, 1800, 'unusual'],
  [18000, 1800, 'unusual'],
  [50, 0, undefined],
])('an amount of %f for a rent of %f has the warning %s', (amount, rent, warning) => expect(findAmountWarning(amount, rent)).toBe(warning))
