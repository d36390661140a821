import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumDecimals } from './sum-decimals'

test('adds amounts of any size exactly', () => {
  const cents = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
  const toYuan = (amount: bigint) => {
    const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
    return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  }
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1 }), (amounts) => {
      expect(sumDecimals(amounts.map(toYuan))).toBe(toYuan(amounts.reduce((sum, amount) => sum + amount, 0n)))
    }),
  )
})

test('has as many decimal places as the longest number', () => {
  expect(sumDecimals(['0.1', '0.2', '1'])).toBe('1.3')
  expect(sumDecimals(['1,234.50', '１'])).toBe('1235.50')
  expect(sumDecimals(['1', 'x', ''])).toBe('1')
  expect(sumDecimals([])).toBe('0')
})
