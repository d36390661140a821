import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBounds, getPeriodDays, toBounds } from './day-range'
import { addDays } from './wire-date'

const days = fc.nat(20_000).map((count) => addDays('1990-01-01', count))

test('restores the days from the bounds of a list query', () => {
  fc.assert(
    fc.property(fc.option(days, { nil: '' }), fc.option(days, { nil: '' }), (from, to) => {
      expect(fromBounds(toBounds({ from, to }))).toEqual({ from, to })
    }),
  )
})

test('includes the first and the last second of the days', () => {
  const bounds = toBounds({ from: '2026-11-01', to: '2026-11-30' })
  expect(bounds).toEqual({ from: '2026-10-31 23:59:59', to: '2026-12-01 00:00:00' })
  expect('2026-11-01 00:00:00' > bounds.from && '2026-11-30 23:59:59' < bounds.to).toBe(true)
})

test('shows the day of bounds within a day, as a link may contain', () => {
  expect(fromBounds({ from: '2026-11-01 00:00:00', to: '2026-11-30 12:00:00' })).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(fromBounds({ from: 'x', to: '<b>' })).toEqual({ from: '', to: '' })
})

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last7', '2026-02-23', '2026-03-01'],
  ['last30', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-01', '2026-03-01'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('on 1 March 2026 %s is %s to %s', (preset, from, to) => {
  expect(getPeriodDays(preset, '2026-03-01')).toEqual({ from, to })
})
