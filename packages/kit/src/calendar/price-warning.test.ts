import { expect, test } from 'vitest'
import { findPriceWarning } from './price-warning'

const month = [{ price: '80.00' }, { price: '80.00' }, { price: '120.00' }]

test.each([
  ['0.00', 'free'],
  ['240.00', 'unusual'],
  ['26.60', 'unusual'],
  ['239.99', undefined],
  ['27.00', undefined],
  ['80.00', undefined],
  [undefined, undefined],
])('a price of %s is %s where 80 is usual', (price, kind) => expect(findPriceWarning(price, month)?.kind).toBe(kind))

test('a price of 0 is asked for without other prices, and not where all are free', () => {
  expect(findPriceWarning('9.00', [])).toBeUndefined()
  expect(findPriceWarning('0.00', [{ price: '0.00' }])).toBeUndefined()
})
