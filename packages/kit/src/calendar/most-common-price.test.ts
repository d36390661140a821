import { expect, test } from 'vitest'
import { findMostCommonPrice } from './most-common-price'

const days = (...prices: readonly (string | number)[]) => prices.map((price) => ({ price }))

test('finds the most common price in any notation, the lowest on a tie', () => {
  expect(findMostCommonPrice(days('80.00', 80, '120.00'))).toBe(80)
  expect(findMostCommonPrice(days(120, 120, 80, 80))).toBe(80)
  expect(findMostCommonPrice([])).toBeUndefined()
})
