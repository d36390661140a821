import type { ShopPayment } from '@jwsk/sdk/biz'
import { defineSeededTable } from '../../engine/world/seeded-table'
import type { World } from '../../engine/world/world'
import { addDays, getToday } from '../shared/clock'
import { getImageUrl } from '../shared/images'
import { toCents, yuan } from '../shared/money'
import { createSeededNumber } from '../shared/serial-number'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
import { createPaymentPlan, type Period } from './payment-plan'
import { contractStatus, shopContractTable } from './shop-contract-table'

/** Codes: 0 to be paid, 1 paid, 2 partly paid, 3 overdue, 4 waived. */
export const paymentStatus = { open: 0, paid: 1, partly: 2, overdue: 3, waived: 4 } as const

export type ShopPaymentRow = TenantRow<ShopPayment> & {
  readonly payStatus: number
  readonly paidAmount: string
  readonly remindCount: number
}

/** Creates the status of a period: old ones are paid, recent ones sometimes late, future ones open. */
function createOutcome(
  world: World,
  { dueDate, receivableAmount }: Period,
  index: number,
): Partial<ShopPayment> & Pick<ShopPaymentRow, 'payStatus' | 'paidAmount' | 'remindCount'> {
  const now = getToday(world)
  if (dueDate >= now) return { payStatus: paymentStatus.open, paidAmount: '0.00', remindCount: 0 }
  const recent = dueDate > addDays(now, -60)
  if (recent && index % 4 === 1) {
    const reminded = addDays(dueDate, 3)
    const remindCount = reminded < now ? index % 3 : 0
    return {
      payStatus: paymentStatus.overdue,
      paidAmount: '0.00',
      remindCount,
      ...(remindCount > 0 && { remindTime: `${reminded} 09:00:00` }),
    }
  }
  const paid = {
    payWay: index % 3 === 0 ? 6 : 1,
    payTime: `${addDays(dueDate, -(index % 4))} 14:20:00`,
    voucher: getImageUrl('paper', index % 30),
    remindCount: 0,
  }
  if (recent && index % 6 === 2)
    return { ...paid, payStatus: paymentStatus.partly, paidAmount: yuan(Math.floor(toCents(receivableAmount) / 2)) }
  if (index % 131 === 0) return { payStatus: paymentStatus.waived, paidAmount: '0.00', remindCount: 0, remark: '街区施工期间减免' }
  return { ...paid, payStatus: paymentStatus.paid, paidAmount: receivableAmount, invoiceFlag: index % 2 === 0 ? 2 : 1 }
}

export const shopPaymentTable = defineSeededTable<ShopPaymentRow>('shopPayment', (world) =>
  shopContractTable
    .seed(world)
    .filter((contract) => contract.contractStatus !== contractStatus.draft)
    .flatMap((contract) =>
      createPaymentPlan(contract)
        .filter((period) => !contract.terminateDate || period.periodStart < contract.terminateDate)
        .map((period) => ({ contract, period })),
    )
    .map(
      ({ contract, period }, index): ShopPaymentRow => ({
        ...platformColumns(world, 'shopPayment', index)(`${contract.signDate} 11:00:00`),
        paymentNo: createSeededNumber('JF', period.periodStart, index),
        contractId: contract.id,
        shopId: contract.shopId,
        merchantName: contract.partyB,
        feeType: 1,
        ...period,
        lateFee: '0.00',
        invoiceFlag: 1,
        remark: '',
        ...createOutcome(world, period, index),
      }),
    ),
)
