import { shopPayment } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { filterRows } from '../../engine/query'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { requireParameter, withSweep } from '../shared/actions'
import { getToday } from '../shared/clock'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow, requireRows } from '../shared/entity-mocks'
import { sumCents, toCents, yuan } from '../shared/money'
import { createSerialNumber } from '../shared/serial-number'
import { createExportMock, createImportMock, createReferenceColumn, createTemplateMock, defineSheetColumns } from '../shared/sheets'
import { createPaymentPlan } from './payment-plan'
import { contractStatus, shopContractTable } from './shop-contract-table'
import { paymentStatus, type ShopPaymentRow, shopPaymentTable } from './shop-payment-table'
import { shopTable } from './shop-table'

const rent = 1
const unpaid: readonly number[] = [paymentStatus.open, paymentStatus.partly, paymentStatus.overdue]

/** Marks payments as overdue that were not paid by their due date. */
function markOverdue({ world }: Call) {
  const date = getToday(world)
  for (const row of world.table(shopPaymentTable).all())
    if (row.payStatus === paymentStatus.open && row.dueDate < date)
      world.table(shopPaymentTable).put({ ...row, payStatus: paymentStatus.overdue })
}

export const toPaymentView = (row: ShopPaymentRow, { world }: Call) => ({
  ...row,
  contractNo: lookUpName(world, shopContractTable, { id: row.contractId, name: (contract) => contract.contractNo }),
  shopName: lookUpName(world, shopTable, { id: row.shopId, name: (shop) => shop.shopName }),
})

const isUnpaid = ({ payStatus }: ShopPaymentRow) => unpaid.includes(payStatus)

/** Compares payments: open ones first by due date, so that overdue ones lead; then settled ones, latest first. */
function compareByUrgency(left: ShopPaymentRow, right: ShopPaymentRow): number {
  if (isUnpaid(left) !== isUnpaid(right)) return isUnpaid(left) ? -1 : 1
  const later = left.dueDate.localeCompare(right.dueDate) || left.id.localeCompare(right.id)
  return isUnpaid(left) ? later : -later
}

const getAmountDue = (row: ShopPaymentRow) => toCents(row.receivableAmount) + toCents(row.lateFee) - toCents(row.paidAmount)

const getFirstState = (world: Call['world']) => ({
  paymentNo: createSerialNumber(world, 'JF'),
  payStatus: paymentStatus.open,
  paidAmount: '0.00',
  remindCount: 0,
})

const crudMocks = createEntityMocks(shopPayment, shopPaymentTable, {
  view: toPaymentView,
  order: compareByUrgency,
  amounts: ['receivableAmount', 'lateFee'],
  columns: ['payTime', 'shopId', 'payStatus'],
  owned: ({ world }) => getFirstState(world),
  beforeSave: (row, { world }) => {
    const contract = world.table(shopContractTable).get(row.contractId)
    return contract ? { ...row, shopId: contract.shopId, merchantName: contract.partyB } : row
  },
  check: ({ periodStart, periodEnd }, _, before) => {
    if (before && toCents(before.paidAmount) > 0) throw businessError('已缴费的记录不可修改')
    if (periodEnd < periodStart) throw businessError('periodEnd:账期止不能早于账期起')
  },
  beforeRemove: ({ paidAmount }) => {
    if (toCents(paidAmount) > 0) throw businessError('已缴费的记录不可删除')
  },
})

const shared = '费用类型 feeType:fee_type,账期起 periodStart,账期止 periodEnd,应缴日期 dueDate,应缴金额 receivableAmount'
const sheetColumns = defineSheetColumns(
  `缴费单号 paymentNo,合同编号 contractNo,商铺 shopName,商户 merchantName,${shared},已缴金额 paidAmount,支付方式 payWay:pay_way,缴费时间 payTime,缴费状态 payStatus:payment_status`,
)
const importSheet = defineSheetColumns(`${shared},备注 remark`, [
  createReferenceColumn('合同编号', 'contractId', [shopContractTable, 'contractNo']),
])

function getSummary(call: Call) {
  const rows = filterRows(
    call.world
      .table(shopPaymentTable)
      .all()
      .filter((row) => isVisibleToCaller(row, call)),
    call.query,
  )
  const waived = rows.filter((row) => row.payStatus === paymentStatus.waived)
  const date = getToday(call.world)
  // a late partial payment is overdue as well
  const overdue = rows.filter(
    (row) => row.payStatus === paymentStatus.overdue || (row.payStatus === paymentStatus.partly && row.dueDate < date),
  )
  return {
    receivableAmount: yuan(sumCents(rows.map((row) => row.receivableAmount))),
    paidAmount: yuan(sumCents(rows.map((row) => row.paidAmount))),
    waivedAmount: yuan(waived.reduce((total, row) => total + Math.max(0, getAmountDue(row)), 0)),
    overdueAmount: yuan(overdue.reduce((total, row) => total + getAmountDue(row), 0)),
    overdueCount: overdue.length,
  }
}

/** Creates the missing rows of a contract's plan. */
function generate(call: Call) {
  const { world, caller } = call
  const contract = requireRow(call, shopContractTable, requireParameter(call, 'contractId'))
  if (contract.contractStatus !== contractStatus.active && contract.contractStatus !== contractStatus.signed)
    throw businessError('仅待生效或生效中的合同可生成缴费计划')
  const rows = world.table(shopPaymentTable)
  const known = new Set(
    rows
      .all()
      .filter((row) => row.contractId === contract.id && row.feeType === rent)
      .map((row) => row.periodStart),
  )
  const missing = createPaymentPlan(contract).filter((period) => !known.has(period.periodStart))
  for (const period of missing)
    rows.put({
      ...createNewAuditColumns(world),
      id: world.nextId(),
      tenantId: contract.tenantId,
      createUser: caller.userId,
      ...getFirstState(world),
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

export const shopPaymentMocks = withSweep(markOverdue, [
  ...crudMocks,
  createExportMock(shopPayment.export, findMock(crudMocks, shopPayment.page), ['商铺缴费', sheetColumns]),
  createTemplateMock(shopPayment.exportTemplate, ['商铺缴费', importSheet]),
  createImportMock(shopPayment.import, {
    submit: findMock(crudMocks, shopPayment.submit),
    columns: importSheet,
    findDuplicate: ({ contractId, feeType, periodStart }, world) =>
      world
        .table(shopPaymentTable)
        .find((row) => row.contractId === contractId && row.feeType === feeType && row.periodStart === periodStart),
    duplicate: { field: 'periodStart', message: '该账期已有缴费记录' },
  }),
  mock(shopPayment.pay, (call) => {
    const row = requireRow(call, shopPaymentTable)
    const { payAmount, payWay, payTime, voucher } = call.body
    if (!isUnpaid(row)) throw businessError('仅未缴清的可缴费')
    if (toCents(payAmount) > getAmountDue(row)) throw businessError('payAmount:缴费金额不能大于未缴金额')
    const left = getAmountDue(row) - toCents(payAmount)
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
    const rows = requireRows(call, shopPaymentTable)
    if (!rows.every(isUnpaid)) throw businessError('仅待缴、部分缴与逾期的可催缴')
    for (const row of rows)
      patchRow(call, shopPaymentTable, { id: row.id, remindCount: row.remindCount + 1, remindTime: call.world.formatNow() })
  }),
  mock(shopPayment.waive, (call) => {
    const row = requireRow(call, shopPaymentTable)
    if (!isUnpaid(row)) throw businessError('仅未缴清的可减免')
    return patchRow(call, shopPaymentTable, { id: row.id, payStatus: paymentStatus.waived, remark: call.body.reason })
  }),
  mock(shopPayment.generate, generate),
  mock(shopPayment.summary, getSummary),
])
