import type { InvoiceApply } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { getMembers } from '../member/members'
import { userOrderStatus, userOrderTable } from '../member/user-order-table'
import { orderStatus, parkingLotOrderTable } from '../parking/parking-lot-order-table'
import { getTimeBefore } from '../shared/clock'
import { toCents, yuan } from '../shared/money'
import { createSeededNumber } from '../shared/serial-number'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { invoiceTitleTable } from './invoice-title-table'

/** Codes: 0 to be issued, 1 issued, 2 rejected, 3 canceled by a credit note (red letter). */
export const invoiceStatus = { waiting: 0, issued: 1, rejected: 2, red: 3 } as const

export type InvoiceApplyRow = TenantRow<InvoiceApply> & { readonly applyStatus: number }

const contents: Readonly<Record<number, string>> = { 1: '*经营租赁*停车费', 2: '*旅游服务*门票', 3: '*旅游服务*水上项目' }

interface Bill {
  readonly bizType: number
  readonly applyTime: string
  readonly orderNo: string
  readonly amount: number
  readonly userId: string
}

/** Returns the time of the nth application. */
const getApplyTime = (world: World, index: number) => getTimeBefore(world, 180 - index * 2)

/** Creates bills of fully paid orders, alternating between car parks and tickets. */
function createBills(world: World): Bill[] {
  const parked = parkingLotOrderTable
    .seed(world)
    .filter((order) => order.orderStatus === orderStatus.done && toCents(order.payAmount) > 500 && order.payStatus === 1 && order.userId)
  const bought = userOrderTable
    .seed(world)
    .filter((order) => order.orderStatus === userOrderStatus.done && (order.orderType ?? 9) <= 2 && order.userId)
  return Array.from({ length: 90 }, (_, index) => {
    // drivers apply right after they have left the car park
    const car = index % 2 === 0 ? parked.findLast(({ payTime = '' }) => payTime < getApplyTime(world, index)) : undefined
    const order = car ?? bought[index * 3]
    return {
      applyTime: getApplyTime(world, index),
      bizType: car ? 1 : (bought[index * 3]?.orderType ?? 1) + 1,
      orderNo: order?.orderNo ?? '',
      amount: toCents(order?.payAmount),
      userId: order?.userId ?? '',
    }
  }).filter(({ amount }) => amount > 0)
}

const getStatus = (index: number) => (index > 72 ? invoiceStatus.waiting : ([1, 1, 1, 1, 2, 1, 3][index % 7] ?? 1))

/** Creates the columns of an application that has been decided. */
function createDecision(world: World, index: number): Partial<InvoiceApply> {
  const status = getStatus(index)
  if (status === invoiceStatus.waiting) return {}
  if (status === invoiceStatus.rejected) return { rejectReason: '抬头与税号不一致' }
  const invoiceNo = String(20_260_000 + index)
  const invoiceUrl = `https://files.yunqihu.example/invoice/${invoiceNo}.pdf`
  return { invoiceCode: '033002200111', invoiceNo, invoiceUrl, invoiceTime: getTimeBefore(world, 179 - index * 2) }
}

export const invoiceApplyTable = defineSeededTable<InvoiceApplyRow>('invoiceApply', (world) => {
  const titles = invoiceTitleTable.seed(world)
  const members = getMembers(world)
  return createBills(world).flatMap((bill, index): InvoiceApplyRow[] => {
    const title = titles.find((candidate) => candidate.userId === bill.userId) ?? titles[index % titles.length]
    if (!title) return []
    const { titleName, taxNo = '', companyAddress = '', companyPhone = '', bankName = '', bankAccount = '', userId = '' } = title
    const { applyTime } = bill
    return [
      {
        ...platformColumns(world, 'invoiceApply', index)(applyTime),
        applyNo: createSeededNumber('FP', applyTime, index),
        phone: members.find((member) => member.id === userId)?.phone ?? '',
        orderNos: bill.orderNo,
        bizType: bill.bizType,
        invoiceType: title.titleType === 1 && index % 6 === 0 ? 2 : 1,
        titleType: title.titleType,
        titleName,
        invoiceAmount: yuan(bill.amount),
        email: title.email || 'invoice@yunqihu.example',
        applyTime,
        applyStatus: getStatus(index),
        userId,
        taxNo,
        companyAddress,
        companyPhone,
        bankName,
        bankAccount,
        invoiceContent: contents[bill.bizType] ?? '',
        ...createDecision(world, index),
      },
    ]
  })
})
