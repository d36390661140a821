import { menuRowsOf } from '../../auth/grants-of-roles'
import { facilityStatus, facilityTable } from '../../biz/facility-table'
import { feedbackStatus, feedbackTable } from '../../biz/feedback-table'
import { invoiceApplyTable, invoiceStatus } from '../../biz/invoice-apply-table'
import { parkingLotReserveTable, reserveStatus } from '../../biz/parking-lot-reserve-table'
import { applyStatus, shopApplyTable } from '../../biz/shop-apply-table'
import { paymentStatus, shopPaymentTable } from '../../biz/shop-payment-table'
import { userOrderStatus, userOrderTable } from '../../biz/user-order-table'
import type { Ask } from '../../engine/mock'
import type { Stored, TableKey } from '../../engine/table'
import { userTable } from '../../system/user-table'
import { caseTable } from '../flow/case-table'

interface Pending {
  readonly code: string
  readonly title: string
  readonly path: string
  /** What the list is filtered by, to show just these. */
  readonly filter?: Readonly<Record<string, number>>
  readonly count: (ask: Ask) => number
}

const rows =
  <Row extends Stored>(table: TableKey<Row>, waits: (row: Row) => boolean) =>
  ({ world }: Ask) =>
    world.table(table).all().filter(waits).length

const kinds: readonly Pending[] = [
  {
    code: 'todo',
    title: '待办事务',
    path: '/work/todo',
    count: ({ world, caller }) =>
      world
        .table(caseTable)
        .all()
        .flatMap((held) => held.tasks)
        .filter((task) => task.endTime === '' && task.assignee === caller.userId).length,
  },
  {
    code: 'parking_reserve',
    title: '停车预约待审核',
    path: '/biz/parkingLotReserve',
    filter: { reserveStatus: reserveStatus.waiting },
    count: rows(parkingLotReserveTable, (row) => row.reserveStatus === reserveStatus.waiting),
  },
  {
    code: 'shop_apply',
    title: '商铺申请待审核',
    path: '/biz/shopApply',
    filter: { auditStatus: applyStatus.waiting },
    count: rows(shopApplyTable, (row) => row.auditStatus === applyStatus.waiting),
  },
  {
    code: 'refund',
    title: '退款待处理',
    path: '/biz/userOrder',
    filter: { orderStatus: userOrderStatus.refunding },
    count: rows(userOrderTable, (row) => row.orderStatus === userOrderStatus.refunding),
  },
  {
    code: 'invoice_apply',
    title: '发票待开具',
    path: '/biz/invoiceApply',
    filter: { applyStatus: invoiceStatus.waiting },
    count: rows(invoiceApplyTable, (row) => row.applyStatus === invoiceStatus.waiting),
  },
  {
    code: 'feedback',
    title: '意见反馈待处理',
    path: '/biz/feedback',
    filter: { feedbackStatus: feedbackStatus.fresh },
    count: rows(feedbackTable, (row) => row.feedbackStatus === feedbackStatus.fresh),
  },
  {
    code: 'shop_payment',
    title: '商铺缴费逾期',
    path: '/biz/shopPayment',
    filter: { payStatus: paymentStatus.overdue },
    count: rows(shopPaymentTable, (row) => row.payStatus === paymentStatus.overdue),
  },
  {
    code: 'facility',
    title: '设施故障待修',
    path: '/dp/facility',
    filter: { facilityStatus: facilityStatus.broken },
    count: rows(facilityTable, (row) => row.facilityStatus === facilityStatus.broken),
  },
  { code: 'user_audit', title: '注册用户待审批', path: '/system/user', count: rows(userTable, (row) => row.status === 0) },
]

const queryOf = (filter: Readonly<Record<string, number>>) => {
  const pairs = Object.entries(filter).map(([name, value]) => [name, String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** What waits for somebody, of the pages that the caller's menu has. */
export function pendingOf(ask: Ask) {
  const open = new Set(menuRowsOf(ask.world, ask.caller.roleId).map((row) => row.path))
  return kinds
    .filter(({ path }) => open.has(path))
    .map(({ code, title, path, filter = {}, count }) => ({ code, title, path: path + queryOf(filter), count: count(ask) }))
    .filter(({ count }) => count > 0)
}
