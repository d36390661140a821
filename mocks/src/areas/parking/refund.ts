import { businessError } from '../../engine/refusal'
import { toCents } from '../shared/money'

interface Paid {
  readonly payAmount?: string | number
  readonly refundAmount?: string | number
}

/** Computes the total refund in cents. Throws if it exceeds the amount paid. */
export function computeRefund(order: Paid, amount: string | number): number {
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(String(amount)) || toCents(amount) === 0) throw businessError('amount:格式不正确')
  const refunded = toCents(order.refundAmount) + toCents(amount)
  if (refunded > toCents(order.payAmount)) throw businessError('amount:退款金额不能大于实付金额')
  return refunded
}
