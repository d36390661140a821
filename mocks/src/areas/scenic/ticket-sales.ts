import type { World } from '../../engine/world/world'
import { userOrderStatus, userOrderTable } from '../member/user-order-table'

const closed: readonly number[] = [userOrderStatus.cancelled, userOrderStatus.refunded]

/** Counts the sold tickets of a product per day of use. */
export function countSoldByDay(world: World, productId: string): ReadonlyMap<string, number> {
  const soldByDay = new Map<string, number>()
  for (const order of world.table(userOrderTable).all())
    if (order.productId === productId && order.useDate && !closed.includes(order.orderStatus))
      soldByDay.set(order.useDate, (soldByDay.get(order.useDate) ?? 0) + (order.quantity ?? 0))
  return soldByDay
}

/** Counts all sold tickets of a product. */
export const countSold = (world: World, productId: string): number =>
  [...countSoldByDay(world, productId).values()].reduce((total, count) => total + count, 0)
