import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayQuery, figureText, shortDay, topOf } from './figures'

test('a figure keeps every digit and shows its thousands', () => {
  expect(['86420.50', 1286, '-1234567', '0', '9007199254740993.10', '—'].map(figureText)).toEqual([
    '86,420.50',
    '1,286',
    '-1,234,567',
    '0',
    '9,007,199,254,740,993.10',
    '—',
  ])
  fc.assert(fc.property(fc.bigInt(), (value) => figureText(String(value)).replaceAll(',', '') === String(value)))
})

test('a scale ends at a round number above every value', () => {
  expect([[0], [7], [12, 3], [230], [1800.5]].map(topOf)).toEqual([1, 8, 20, 300, 2000])
  fc.assert(fc.property(fc.array(fc.nat(), { minLength: 1 }), (values) => topOf(values) >= Math.max(...values)))
})

test('a day leads to the list of that day, any other name to the whole list', () => {
  expect(dayQuery('2026-11-20')).toBe('?createTime_dategt=2026-11-20+00%3A00%3A00&createTime_datelt=2026-11-20+23%3A59%3A59')
  expect([dayQuery('门票'), shortDay('2026-11-20'), shortDay('门票')]).toEqual(['', '11-20', '门票'])
})
