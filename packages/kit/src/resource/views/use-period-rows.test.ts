import { expect, test } from 'vitest'
import { limitToDays } from './use-period-rows'

const days = { from: '2026-11-01', to: '2026-11-30' }
const limit = (range: readonly string[], options: { readonly to?: string; readonly range?: string }, filters = {}) =>
  limitToDays({ range }, { from: 'startTime', ...options }, { filters, days })

test('limits the rows by the range of their start', () => {
  expect(limit(['startTime'], {})).toEqual({ startTime_dategt: '2026-10-31 23:59:59', startTime_datelt: '2026-12-01 00:00:00' })
  expect(limit(['startTime_datege'], {})).toEqual({ startTime_datege: '2026-11-01 00:00:00', startTime_datelt: '2026-12-01 00:00:00' })
})

test('keeps earlier rows that may last until the days', () => {
  expect(limit(['startTime'], { to: 'endTime' })).toEqual({ startTime_datelt: '2026-12-01 00:00:00' })
})

test('limits by another declared range', () => {
  expect(Object.keys(limit(['day', 'startTime'], { range: 'day' }))).toEqual(['day_dategt', 'day_datelt'])
})

test('loads all filtered rows without a range', () => {
  expect(limit(['createTime'], {}, { name: 'x' })).toEqual({ name: 'x' })
})

test('narrows, but never widens, a range of the user', () => {
  const own = { startTime_dategt: '2026-11-09 23:59:59', startTime_datelt: '2027-01-01 00:00:00' }
  expect(limit(['startTime'], {}, own)).toEqual({ startTime_dategt: '2026-11-09 23:59:59', startTime_datelt: '2026-12-01 00:00:00' })
})
