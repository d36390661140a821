import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, eachDay, eachDayOfMonth, getWeekday, getWeeks, toMonth } from './days'

test('groups a month into weeks that start on Monday', () => {
  // 1 November 2026 is a Sunday
  expect(getWeeks('2026-11')[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(getWeeks('2026-11')).toHaveLength(6)
  expect(getWeeks('2027-02').flat()).toHaveLength(28)
  expect(eachDayOfMonth('2028-02')).toHaveLength(29)
})

test('carries months over into years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('limits a range to a year and returns no days for an invalid one', () => {
  expect(eachDay('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'])
  expect(eachDay('2026-01-01', '2099-01-01')).toHaveLength(366)
  for (const [from, to] of [
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['', '2026-03-01'],
  ] as const)
    expect(eachDay(from, to)).toEqual([])
})

test('contains each day of the month once, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      const weeks = getWeeks(month)
      const days = weeks.flat().filter((day) => day !== undefined)
      expect(days).toEqual(eachDayOfMonth(month))
      for (const week of weeks)
        week.forEach((day, at) => {
          if (day) expect([getWeekday(day), toMonth(day)]).toEqual([at, month])
        })
    }),
  )
})
