import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../fields/date/wire-date'
import { getPeriod } from '../period'
import { getAxisMarks, getBarPosition, getPeriodLength } from './scale'

const offsets = fc.integer({ min: -120, max: 120 })
const units = fc.constantFrom('week', 'month', 'quarter')

test('keeps bars within the period and cuts only what exceeds it', () => {
  fc.assert(
    fc.property(units, offsets, fc.nat(200), (unit, offset, length) => {
      const period = getPeriod(unit, '2026-11-15')
      const from = addDays('2026-11-15', offset)
      const bar = { from, to: addDays(from, length) }
      fc.pre(bar.from <= period.to && bar.to >= period.from)
      const { start, length: days, isContinued, continues } = getBarPosition(bar, period)
      expect(start).toBeGreaterThanOrEqual(0)
      expect(days).toBeGreaterThanOrEqual(1)
      expect(start + days).toBeLessThanOrEqual(getPeriodLength(period))
      expect(addDays(period.from, start)).toBe(isContinued ? period.from : bar.from)
      expect(addDays(period.from, start + days - 1)).toBe(continues ? period.to : bar.to)
    }),
  )
})

test.each([
  ['week', 7],
  ['month', 30],
  ['quarter', 12],
] as const)('labels a %s with %d marks', (unit, count) => expect(getAxisMarks(getPeriod(unit, '2026-11-15'))).toHaveLength(count))
