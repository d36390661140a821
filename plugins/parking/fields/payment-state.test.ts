import { expect, test } from 'vitest'
import { isSettled, payment } from './payment-state'

test('treats a zero amount as empty until the car leaves', () => {
  const amount = isSettled()
  const isEmpty = (wire: string, orderStatus: number) => amount.isEmpty(amount.parse(wire, { orderStatus }))
  expect(isEmpty('0.00', 0)).toBe(true)
  expect(isEmpty('8.00', 0)).toBe(false)
  expect(isEmpty('0.00', 2)).toBe(false)
})

test('hides the payment status until the car leaves', () => {
  const status = payment()
  const isEmpty = (wire: number, orderStatus: number) => status.isEmpty(status.parse(wire, { orderStatus }))
  expect([isEmpty(0, 0), isEmpty(1, 0), isEmpty(0, 1)]).toEqual([true, false, false])
})
