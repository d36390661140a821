import { feedbackStatus, feedbackTable } from '../../areas/content/feedback-table'
import { facilityStatus, facilityTable } from '../../areas/facility/facility-table'
import { invoiceApplyTable, invoiceStatus } from '../../areas/invoice/invoice-apply-table'
import { userOrderStatus, userOrderTable } from '../../areas/member/user-order-table'
import { parkingLotReserveTable, reserveStatus } from '../../areas/parking/parking-lot-reserve-table'
import { noticeStatus, propertyNoticeTable } from '../../areas/property/property-notice'
import { placeStatus } from '../../areas/rent/rent-place-table'
import { applyStatus, shopApplyTable } from '../../areas/shop/shop-apply-table'
import { paymentStatus, shopPaymentTable } from '../../areas/shop/shop-payment-table'
import { getGrantedMenuRows } from '../../auth/role-grants'
import type { Call } from '../../engine/mock'
import type { StoredRow } from '../../engine/world/table'
import type { TableKey } from '../../engine/world/world'
import { userTable } from '../../system/organisation/user-table'
import { instanceTable } from '../flow/instance-table'
import { listLeasesToRenew } from './property-dashboard'

interface Pending {
  readonly code: string
  readonly title: string
  readonly path: string
  /** Whether the item is overdue or needs immediate action on site. */
  readonly urgent?: boolean
  /** Filter of the list page that contains these rows. */
  readonly filter?: Readonly<Record<string, number>>
  /** Returns the time since when each row has been waiting. */
  readonly times: (call: Call) => readonly string[]
}

const getWaitingRows =
  <Row extends StoredRow>(table: TableKey<Row>, waits: (row: Row) => boolean, getTime: (row: Row) => string) =>
  ({ world }: Call) =>
    world.table(table).all().filter(waits).map(getTime)

interface Waiting {
  readonly createTime: string
}

type InState<Name extends string> = StoredRow & Waiting & { readonly [N in Name]?: number }

const getCreateTime = ({ createTime }: Waiting) => createTime

/** Creates a kind of pending rows with one status, which is also the filter of their list. `getTime` defaults to the creation time. */
function createStateKind<Name extends string, Row extends InState<Name>>(
  table: TableKey<Row>,
  [name, state]: readonly [Name, number],
  getTime: (row: Row) => string = getCreateTime,
) {
  return { filter: { [name]: state }, times: getWaitingRows(table, (row) => row[name] === state, getTime) }
}

const kinds: readonly Pending[] = [
  {
    code: 'todo',
    title: '待办事务',
    path: '/work/todo',
    times: ({ world, caller }) =>
      world
        .table(instanceTable)
        .all()
        .flatMap((instance) => instance.tasks)
        .filter((task) => task.endTime === '' && task.assignee === caller.userId)
        .map(getCreateTime),
  },
  {
    code: 'parking_reserve',
    title: '停车预约待审核',
    path: '/biz/parkingLotReserve',
    ...createStateKind(parkingLotReserveTable, ['reserveStatus', reserveStatus.waiting]),
  },
  {
    code: 'shop_apply',
    title: '商铺申请待审核',
    path: '/biz/shopApply',
    ...createStateKind(shopApplyTable, ['auditStatus', applyStatus.waiting]),
  },
  {
    code: 'refund',
    title: '退款待处理',
    path: '/biz/userOrder',
    ...createStateKind(userOrderTable, ['orderStatus', userOrderStatus.refunding]),
  },
  {
    code: 'invoice_apply',
    title: '发票待开具',
    path: '/biz/invoiceApply',
    ...createStateKind(invoiceApplyTable, ['applyStatus', invoiceStatus.waiting]),
  },
  {
    code: 'feedback',
    title: '意见反馈待处理',
    path: '/biz/feedback',
    ...createStateKind(feedbackTable, ['feedbackStatus', feedbackStatus.fresh]),
  },
  {
    code: 'shop_payment',
    title: '商铺缴费逾期',
    path: '/biz/shopPayment',
    urgent: true,
    ...createStateKind(shopPaymentTable, ['payStatus', paymentStatus.overdue], ({ dueDate }) => `${dueDate} 23:59:59`),
  },
  {
    code: 'facility',
    title: '设施故障待修',
    path: '/dp/facility',
    urgent: true,
    ...createStateKind(facilityTable, ['facilityStatus', facilityStatus.broken], ({ updateTime }) => updateTime),
  },
  {
    code: 'rent_end',
    title: '租约60天内到期',
    path: '/biz/rentPlace',
    filter: { status: placeStatus.rented },
    times: listLeasesToRenew,
  },
  {
    code: 'property_notice',
    title: '物业通知待发布',
    path: '/biz/propertyNotice',
    ...createStateKind(propertyNoticeTable, ['status', noticeStatus.draft]),
  },
  {
    code: 'user_audit',
    title: '注册用户待审批',
    path: '/system/user',
    times: getWaitingRows(userTable, (row) => row.status === 0, getCreateTime),
  },
]

const toQuery = (filter: Readonly<Record<string, number>>) => {
  const pairs = Object.entries(filter).map(([name, value]) => [name, String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Lists pending work on the pages in the caller's menu. */
export function listPending(call: Call) {
  const open = new Set(getGrantedMenuRows(call, call.caller.roleId).map((row) => row.path))
  return kinds
    .filter(({ path }) => open.has(path))
    .flatMap(({ code, title, path, urgent, filter = {}, times }) => {
      const [since, ...others] = times(call).toSorted()
      if (since === undefined) return []
      return [{ code, title, path: path + toQuery(filter), count: 1 + others.length, since, ...(urgent && { urgent }) }]
    })
}
