import { expect, test } from 'vitest'
import { findMostCommonPrice } from './most-common-price'

const days = (...prices: readonly (string | number)[]) => prices.map((price) => ({ price }))

test('what most days cost is usual, however it is written; the lowest where two are as many', () => {
  expect(findMostCommonPrice(days('80.00', 80, '120.00'))).toBe(80)
  expect(findMostCommonPrice(days(120, 120, 80, 80))).toBe(80)
  expect(findMostCommonPrice([])).toBeUndefined()
})
