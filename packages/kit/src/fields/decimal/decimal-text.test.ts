import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDecimals, formatGrouped, getScale, isDecimal, normalizeDecimal, toFixedScale } from './decimal-text'

const amounts = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
const asYuan = (cents: bigint) => {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

test('keeps cents of any size through parsing and formatting', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      expect(toFixedScale(normalizeDecimal(asYuan(cents)), 2)).toBe(asYuan(cents))
    }),
  )
})

test('grouping adds only commas and parses back to the same number', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      const text = asYuan(cents)
      expect(formatGrouped(text).replaceAll(',', '')).toBe(text)
      expect(normalizeDecimal(formatGrouped(text))).toBe(text)
    }),
  )
})

test('compares like whole cents', () => {
  fc.assert(
    fc.property(amounts, amounts, (left, right) => {
      expect(compareDecimals(asYuan(left), asYuan(right))).toBe(Math.sign(Number(left - right)))
    }),
  )
})

test('expands every finite JSON number without loss', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = normalizeDecimal(number)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text) + 0).toBe(number + 0)
    }),
  )
})

test('normalization is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(normalizeDecimal(normalizeDecimal(text))).toBe(normalizeDecimal(text))
    }),
  )
})

test.each([
  ['007.50', '7.50'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['-0.00', '0.00'],
  ['+3', '3'],
  ['１２．５', '12.5'],
  ['1,234.5', '1234.5'],
  [1e21, '1000000000000000000000'],
  [1e-7, '0.0000001'],
  [' 8 ', '8'],
])('%s is normalized to %s', (wire, text) => {
  expect(normalizeDecimal(wire)).toBe(text)
  expect(isDecimal(text)).toBe(true)
})

test.each(['', '-', '.', '1.2.3', '1,23', '0x10', 'NaN', 'Infinity', '十', '<b>1</b>', '1e9999'])(
  '%s is no number and stays unchanged',
  (text) => {
    expect(isDecimal(text)).toBe(false)
    expect(normalizeDecimal(text)).toBe(text)
    expect(formatGrouped(text)).toBe(text)
    expect(toFixedScale(text, 2)).toBe(text)
  },
)

test('trailing zeros are no decimal places', () => {
  expect(getScale('1.500')).toBe(1)
  expect(getScale('1.505')).toBe(3)
  expect(toFixedScale('1.500', 2)).toBe('1.50')
  expect(toFixedScale('1.505', 2)).toBe('1.505')
})
