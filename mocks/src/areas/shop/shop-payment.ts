import { shopPayment } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { refuse } from '../../engine/refusal'
import { newAuditColumns } from '../../engine/world/audit'
import { ownTenant } from '../../system/tenant/tenancy'
import { afterSweep, requiredParameter } from '../shared/actions'
import { today } from '../shared/clock'
import { entity, mockOf, nameIn, patchRow, rowOf, rowsOf } from '../shared/entity'
import { sumCents, toCents, yuan } from '../shared/money'
import { serialNumber } from '../shared/serial-number'
import { columns, exportMock, importMock, namesOf, templateMock } from '../shared/sheets'
import { paymentPlan } from './payment-plan'
import { contractStatus, shopContractTable } from './shop-contract-table'
import { paymentStatus, type ShopPaymentRow, shopPaymentTable } from './shop-payment-table'
import { shopTable } from './shop-table'

const rent = 1
const unpaid: readonly number[] = [paymentStatus.open, paymentStatus.partly, paymentStatus.overdue]

/** What was not paid by its day is overdue. */
function fallDue({ world }: Call) {
  const date = today(world)
  for (const row of world.table(shopPaymentTable).all())
    if (row.payStatus === paymentStatus.open && row.dueDate < date)
      world.table(shopPaymentTable).put({ ...row, payStatus: paymentStatus.overdue })
}

export const paymentView = (row: ShopPaymentRow, { world }: Call) => ({
  ...row,
  contractNo: nameIn(world, shopContractTable, { id: row.contractId, name: (contract) => contract.contractNo }),
  shopName: nameIn(world, shopTable, { id: row.shopId, name: (shop) => shop.shopName }),
})

const isUnpaid = ({ payStatus }: ShopPaymentRow) => unpaid.includes(payStatus)

/** What is to be paid, by its day, so what is overdue or due next stands first; then what is settled, the latest first. */
function byUrgency(left: ShopPaymentRow, right: ShopPaymentRow): number {
  if (isUnpaid(left) !== isUnpaid(right)) return isUnpaid(left) ? -1 : 1
  const later = left.dueDate.localeCompare(right.dueDate) || left.id.localeCompare(right.id)
  return isUnpaid(left) ? later : -later
}

const due = (row: ShopPaymentRow) => toCents(row.receivableAmount) + toCents(row.lateFee) - toCents(row.paidAmount)

const firstState = (world: Call['world']) => ({
  paymentNo: serialNumber(world, 'JF'),
  payStatus: paymentStatus.open,
  paidAmount: '0.00',
  remindCount: 0,
})

const crudMocks = entity(shopPayment, shopPaymentTable, {
  view: paymentView,
  order: byUrgency,
  amounts: ['receivableAmount', 'lateFee'],
  columns: ['payTime', 'shopId', 'payStatus'],
  owned: ({ world }) => firstState(world),
  complete: (row, { world }) => {
    const contract = world.table(shopContractTable).get(row.contractId)
    return contract ? { ...row, shopId: contract.shopId, merchantName: contract.partyB } : row
  },
  check: ({ periodStart, periodEnd }, _, before) => {
    if (before && toCents(before.paidAmount) > 0) throw refuse('已缴费的记录不可修改')
    if (periodEnd < periodStart) throw refuse('periodEnd:账期止不能早于账期起')
  },
  beforeRemove: ({ paidAmount }) => {
    if (toCents(paidAmount) > 0) throw refuse('已缴费的记录不可删除')
  },
})

const shared = '费用类型 feeType:fee_type,账期起 periodStart,账期止 periodEnd,应缴日期 dueDate,应缴金额 receivableAmount'
const sheetColumns = columns(
  `缴费单号 paymentNo,合同编号 contractNo,商铺 shopName,商户 merchantName,${shared},已缴金额 paidAmount,支付方式 payWay:pay_way,缴费时间 payTime,缴费状态 payStatus:payment_status`,
)
const importSheet = columns(`${shared},备注 remark`, [namesOf('合同编号', 'contractId', [shopContractTable, 'contractNo'])])

function summary(call: Call) {
  const rows = filterRows(
    call.world
      .table(shopPaymentTable)
      .all()
      .filter((row) => ownTenant(row, call)),
    call.query,
  )
  const waived = rows.filter((row) => row.payStatus === paymentStatus.waived)
  const date = today(call.world)
  // paid in part is late as well
  const overdue = rows.filter(
    (row) => row.payStatus === paymentStatus.overdue || (row.payStatus === paymentStatus.partly && row.dueDate < date),
  )
  return {
    receivableAmount: yuan(sumCents(rows.map((row) => row.receivableAmount))),
    paidAmount: yuan(sumCents(rows.map((row) => row.paidAmount))),
    waivedAmount: yuan(waived.reduce((total, row) => total + Math.max(0, due(row)), 0)),
    overdueAmount: yuan(overdue.reduce((total, row) => total + due(row), 0)),
    overdueCount: overdue.length,
  }
}

/** Makes the rows of a contract's plan that are not there yet. */
function generate(call: Call) {
  const { world, caller } = call
  const contract = rowOf(call, shopContractTable, requiredParameter(call, 'contractId'))
  if (contract.contractStatus !== contractStatus.active && contract.contractStatus !== contractStatus.signed)
    throw refuse('仅待生效或生效中的合同可生成缴费计划')
  const rows = world.table(shopPaymentTable)
  const known = new Set(
    rows
      .all()
      .filter((row) => row.contractId === contract.id && row.feeType === rent)
      .map((row) => row.periodStart),
  )
  const missing = paymentPlan(contract).filter((period) => !known.has(period.periodStart))
  for (const period of missing)
    rows.put({
      ...newAuditColumns(world),
      id: world.nextId(),
      tenantId: contract.tenantId,
      createUser: caller.userId,
      ...firstState(world),
      contractId: contract.id,
      shopId: contract.shopId,
      merchantName: contract.partyB,
      feeType: rent,
      ...period,
      lateFee: '0.00',
      invoiceFlag: 1,
      remark: '',
    })
  return { count: missing.length }
}

export const shopPaymentMocks = afterSweep(fallDue, [
  ...crudMocks,
  exportMock(shopPayment.export, mockOf(crudMocks, shopPayment.page), ['商铺缴费', sheetColumns]),
  templateMock(shopPayment.exportTemplate, ['商铺缴费', importSheet]),
  importMock(shopPayment.import, {
    submit: mockOf(crudMocks, shopPayment.submit),
    columns: importSheet,
    twin: ({ contractId, feeType, periodStart }, world) =>
      world
        .table(shopPaymentTable)
        .find((row) => row.contractId === contractId && row.feeType === feeType && row.periodStart === periodStart),
    duplicate: { field: 'periodStart', message: '该账期已有缴费记录' },
  }),
  mock(shopPayment.pay, (call) => {
    const row = rowOf(call, shopPaymentTable)
    const { payAmount, payWay, payTime, voucher } = call.body
    if (!isUnpaid(row)) throw refuse('仅未缴清的可缴费')
    if (toCents(payAmount) > due(row)) throw refuse('payAmount:缴费金额不能大于未缴金额')
    const left = due(row) - toCents(payAmount)
    return patchRow(call, shopPaymentTable, {
      id: row.id,
      paidAmount: yuan(toCents(row.paidAmount) + toCents(payAmount)),
      payWay,
      payTime,
      ...(voucher && { voucher }),
      payStatus: left === 0 ? paymentStatus.paid : paymentStatus.partly,
    })
  }),
  mock(shopPayment.remind, (call) => {
    const rows = rowsOf(call, shopPaymentTable)
    if (!rows.every(isUnpaid)) throw refuse('仅待缴、部分缴与逾期的可催缴')
    for (const row of rows)
      patchRow(call, shopPaymentTable, { id: row.id, remindCount: row.remindCount + 1, remindTime: call.world.stamp() })
  }),
  mock(shopPayment.waive, (call) => {
    const row = rowOf(call, shopPaymentTable)
    if (!isUnpaid(row)) throw refuse('仅未缴清的可减免')
    return patchRow(call, shopPaymentTable, { id: row.id, payStatus: paymentStatus.waived, remark: call.body.reason })
  }),
  mock(shopPayment.generate, generate),
  mock(shopPayment.summary, summary),
])
