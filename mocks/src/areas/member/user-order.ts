import { userOrder } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { otaPlatformTable } from '../ota/ota-platform-table'
import { requireParameter } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow } from '../shared/entity-mocks'
import { maskIdCard } from '../shared/id-card'
import { toCents, yuan } from '../shared/money'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { getMemberColumns } from './members'
import { orderEventTable } from './order-event-table'
import { type OrderTicketRow, orderTicketTable, ticketStatus } from './order-ticket-table'
import { type UserOrderRow, userOrderStatus, userOrderTable } from './user-order-table'

const yes = 2

const view = (row: UserOrderRow, { world }: Call) => {
  const { userName } = getMemberColumns(world, row.userId)
  return {
    ...row,
    ...(userName && { userName }),
    platformName: lookUpName(world, otaPlatformTable, { id: row.otaPlatformId, name: (platform) => platform.platformName }),
  }
}

const getTickets = ({ world }: Call, orderId: string) =>
  world
    .table(orderTicketTable)
    .all()
    .filter((ticket) => ticket.orderId === orderId)
const maskTicket = (ticket: OrderTicketRow): OrderTicketRow => ({ ...ticket, visitorIdCard: maskIdCard(ticket.visitorIdCard ?? '') })

const getEvents = ({ world }: Call, orderId: string) =>
  world
    .table(orderEventTable)
    .all()
    .filter((event) => event.orderId === orderId)
    .sort((left, right) => (left.time === right.time ? 0 : Number(left.time > right.time) - 0.5))

function recordEvent(call: Call, order: UserOrderRow, [event, remark]: readonly [event: string, remark: string]) {
  const { world, caller } = call
  world
    .table(orderEventTable)
    .put({ id: world.nextId(), orderId: order.id, time: world.formatNow(), event, operator: caller.account, remark })
}

/** Updates the status of the order's unused tickets. */
function moveTickets(call: Call, orderId: string, [from, to]: readonly [from: readonly number[], to: number]) {
  for (const ticket of getTickets(call, orderId))
    if (from.includes(ticket.ticketStatus)) call.world.table(orderTicketTable).put({ ...ticket, ticketStatus: to })
}

function checkRefund(order: UserOrderRow, amount: number) {
  if (amount <= 0) throw businessError('refundAmount:最小不能小于0.01')
  if (amount > toCents(order.payAmount)) throw businessError('refundAmount:退款金额不能大于实付金额')
}

const crudMocks = createEntityMocks({ page: userOrder.page }, userOrderTable, { view, columns: ['otaPlatformId', 'payWay', 'payTime'] })

const sheetColumns = defineSheetColumns(
  '订单号 orderNo,订单类型 orderType:order_type,来源 source:order_source,OTA平台 platformName,联系人 contactName,电话 contactPhone,商品名称 productName,数量 quantity,单价 unitPrice,总金额 totalAmount,优惠 discountAmount,实付 payAmount,支付方式 payWay:pay_way,支付时间 payTime,使用日期 useDate,已核销数 verifyCount,退款金额 refundAmount,订单状态 orderStatus:user_order_status',
)

export const userOrderMocks = [
  ...crudMocks,
  ...createEntityMocks({ detail: userOrder.detail }, userOrderTable, {
    view: (row, call) => ({ ...view(row, call), tickets: getTickets(call, row.id).map(maskTicket) }),
  }),
  createExportMock(userOrder.export, findMock(crudMocks, userOrder.page), ['用户订单', sheetColumns]),
  mock(userOrder.ticketList, (call) =>
    getTickets(call, requireRow(call, userOrderTable, requireParameter(call, 'orderId')).id).map(maskTicket),
  ),
  mock(userOrder.timeline, (call) =>
    getEvents(call, requireRow(call, userOrderTable, requireParameter(call, 'orderId')).id).map(({ time, event, operator, remark }) => ({
      time,
      event,
      operator,
      remark,
    })),
  ),
  mock(userOrder.verify, (call) => {
    const { world, caller } = call
    const code = requireParameter(call, 'ticketCode')
    const ticket = world.table(orderTicketTable).find((candidate) => candidate.ticketCode === code)
    if (!ticket) throw businessError('票码不存在')
    if (ticket.ticketStatus !== ticketStatus.fresh) throw businessError('仅未使用的票可核销')
    const order = requireRow(call, userOrderTable, ticket.orderId)
    const used = world
      .table(orderTicketTable)
      .put({ ...ticket, ticketStatus: ticketStatus.used, verifyTime: world.formatNow(), verifyUser: caller.account })
    const verifyCount = order.verifyCount + 1
    patchRow(call, userOrderTable, {
      id: order.id,
      verifyCount,
      verifyTime: world.formatNow(),
      orderStatus: verifyCount >= order.quantity ? userOrderStatus.done : userOrderStatus.partly,
    })
    recordEvent(call, order, ['核销', `票码 ${code}`])
    return maskTicket(used)
  }),
  mock(userOrder.cancel, (call) => {
    const order = requireRow(call, userOrderTable)
    if (order.orderStatus !== userOrderStatus.unpaid) throw businessError('仅待支付的订单可取消')
    recordEvent(call, order, ['取消', ''])
    return patchRow(call, userOrderTable, { id: order.id, orderStatus: userOrderStatus.cancelled })
  }),
  mock(userOrder.refundApply, (call) => {
    const order = requireRow(call, userOrderTable)
    if (order.orderStatus !== userOrderStatus.paid && order.orderStatus !== userOrderStatus.partly)
      throw businessError('仅已支付且未全部核销的订单可申请退款')
    const amount = toCents(call.body.refundAmount)
    checkRefund(order, amount)
    moveTickets(call, order.id, [[ticketStatus.fresh], ticketStatus.returning])
    recordEvent(call, order, ['申请退款', `${yuan(amount)} 元，${call.body.reason}`])
    return patchRow(call, userOrderTable, {
      id: order.id,
      orderStatus: userOrderStatus.refunding,
      refundAmount: yuan(amount),
      refundReason: call.body.reason,
    })
  }),
  mock(userOrder.refundAudit, (call) => {
    const order = requireRow(call, userOrderTable)
    const { agree, refundAmount, reason = '' } = call.body
    if (order.orderStatus !== userOrderStatus.refunding) throw businessError('仅退款中的订单可审核')
    if (agree !== yes) {
      if (reason === '') throw businessError('reason:不能为空')
      moveTickets(call, order.id, [[ticketStatus.returning], ticketStatus.fresh])
      recordEvent(call, order, ['拒绝退款', reason])
      return patchRow(call, userOrderTable, {
        id: order.id,
        orderStatus: order.verifyCount > 0 ? userOrderStatus.partly : userOrderStatus.paid,
        refundAmount: '0.00',
      })
    }
    const amount = toCents(refundAmount || order.refundAmount)
    checkRefund(order, amount)
    moveTickets(call, order.id, [[ticketStatus.returning], ticketStatus.returned])
    recordEvent(call, order, ['退款', `退款 ${yuan(amount)} 元`])
    return patchRow(call, userOrderTable, {
      id: order.id,
      orderStatus: userOrderStatus.refunded,
      refundAmount: yuan(amount),
      refundTime: call.world.formatNow(),
    })
  }),
]
