import type { OutputOf } from '@jwsk/sdk'
import type { userOrder } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { createPersonName } from '../../seed/people'
import { createIdCard } from '../tour/tour-guide-table'
import { userOrderStatus, userOrderTable } from './user-order-table'

export type OrderTicketRow = OutputOf<typeof userOrder.ticketList>[number]

export const ticketStatus = { fresh: 0, used: 1, expired: 2, returning: 3, returned: 4 } as const

const unusedStatus: Readonly<Record<number, number>> = {
  [userOrderStatus.refunding]: ticketStatus.returning,
  [userOrderStatus.refunded]: ticketStatus.returned,
}

const gates = ['北门 1 号闸机', '北门 2 号闸机', '南门 1 号闸机', '游船码头检票口', '窗口人工核销']

/** One row per person of a paid order. */
export const orderTicketTable = defineSeededTable<OrderTicketRow>('orderTicket', (world) => {
  const random = world.random('orderTicket')
  const orders = userOrderTable.seed(world).filter(({ payTime }) => payTime)
  return orders.flatMap((order, at) =>
    Array.from({ length: order.quantity }, (_, place): OrderTicketRow => {
      const used = place < order.verifyCount
      const visitorName = place === 0 ? (order.contactName ?? '') : createPersonName(random)
      return {
        id: world.seedId('orderTicket', at * 4 + place),
        orderId: order.id,
        ticketCode: `8${String(30_000_000_000 + at * 7919 + place)}`,
        visitorName,
        visitorIdCard: createIdCard(random, visitorName),
        ticketStatus: used ? ticketStatus.used : (unusedStatus[order.orderStatus] ?? ticketStatus.fresh),
        ...(used && order.verifyTime && { verifyTime: order.verifyTime, verifyUser: random.pick(gates) }),
      }
    }),
  )
})
