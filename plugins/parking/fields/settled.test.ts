import { expect, test } from 'vitest'
import { settled } from './settled'

test('the zero of a car that is still there is no amount; what it was charged, and that of one that left, is', () => {
  const amount = settled()
  const isEmpty = (wire: string, orderStatus: number) => amount.isEmpty(amount.read(wire, { orderStatus }))
  expect(isEmpty('0.00', 0)).toBe(true)
  expect(isEmpty('8.00', 0)).toBe(false)
  expect(isEmpty('0.00', 2)).toBe(false)
})
