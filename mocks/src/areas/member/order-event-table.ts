import { defineSeededTable } from '../../engine/world/seeded-table'
import { type UserOrderRow, userOrderStatus, userOrderTable } from './user-order-table'

export interface OrderEventRow {
  readonly id: string
  readonly orderId: string
  readonly time: string
  readonly event: string
  readonly operator: string
  readonly remark: string
}

type Step = readonly [time: string | undefined, event: string, operator: string, remark: string]

function createOrderSteps(order: UserOrderRow): readonly Step[] {
  const visitor = order.contactName ?? ''
  const { orderStatus } = order
  const back = orderStatus === userOrderStatus.refunding || orderStatus === userOrderStatus.refunded
  return [
    [order.createTime, '下单', visitor, `${order.productName ?? ''} × ${order.quantity}`],
    [order.payTime, '支付', visitor, `实付 ${order.payAmount ?? '0.00'} 元`],
    [order.verifyTime, '核销', '检票口', `核销 ${order.verifyCount} 张`],
    [orderStatus === userOrderStatus.cancelled ? order.updateTime : undefined, '取消', '系统', '超时未支付'],
    [back ? order.payTime : undefined, '申请退款', visitor, order.refundReason ?? ''],
    [order.refundTime, '退款', '管理员', `退款 ${order.refundAmount ?? '0.00'} 元`],
  ]
}

/** Events of all orders, oldest first. */
export const orderEventTable = defineSeededTable<OrderEventRow>('orderEvent', (world) =>
  userOrderTable
    .seed(world)
    .flatMap((order, at) =>
      createOrderSteps(order).flatMap(([time, event, operator, remark], step) =>
        time ? [{ id: world.seedId('orderEvent', at * 6 + step), orderId: order.id, time, event, operator, remark }] : [],
      ),
    ),
)
