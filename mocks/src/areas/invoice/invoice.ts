import { invoiceApply, invoiceTitle } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { getMemberColumns } from '../member/members'
import { userOrderTable } from '../member/user-order-table'
import { parkingLotOrderTable } from '../parking/parking-lot-order-table'
import { createOptionsMock } from '../shared/actions'
import { createEntityMocks, findMock, patchRow, requireRow } from '../shared/entity-mocks'
import { toCents } from '../shared/money'
import { createSerialNumber } from '../shared/serial-number'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { shopPaymentTable } from '../shop/shop-payment-table'
import { type InvoiceApplyRow, invoiceApplyTable, invoiceStatus } from './invoice-apply-table'
import { renderInvoicePdf } from './invoice-pdf'
import { invoiceTitleTable, titleType } from './invoice-title-table'

const yes = 2

function checkTax({ titleType: type, taxNo }: { readonly titleType: number; readonly taxNo?: string }) {
  if (type === titleType.company && !taxNo) throw businessError('taxNo:不能为空')
}

/** Unsets the default flag of the user's other titles, because a user has one default title. */
function unsetOthers({ world }: Call, id: string, userId: string | undefined) {
  for (const row of world.table(invoiceTitleTable).all())
    if (row.id !== id && row.userId === userId && row.defaultFlag === yes) world.table(invoiceTitleTable).put({ ...row, defaultFlag: 1 })
}

export const invoiceTitleMocks = [
  ...createEntityMocks(invoiceTitle, invoiceTitleTable, {
    view: (row, { world }) => ({ ...row, ...getMemberColumns(world, row.userId) }),
    check: (row) => checkTax(row),
    afterSave: (row, call) => {
      if (row.defaultFlag === yes) unsetOthers(call, row.id, row.userId)
    },
  }),
  createOptionsMock(invoiceTitle.select, invoiceTitleTable, { fields: ['titleName', 'titleType', 'taxNo', 'email'] }),
  mock(invoiceTitle.setDefault, (call) => {
    const row = requireRow(call, invoiceTitleTable)
    unsetOthers(call, row.id, row.userId)
    return patchRow(call, invoiceTitleTable, { id: row.id, defaultFlag: yes })
  }),
]

/** Returns the amount paid minus refunds of an order of any type, in cents; `undefined` if no order has that number. */
function getPaidAmount({ world }: Call, orderNo: string): number | undefined {
  const parked = world.table(parkingLotOrderTable).find((order) => order.orderNo === orderNo)
  const order = parked ?? world.table(userOrderTable).find((candidate) => candidate.orderNo === orderNo)
  if (order) return toCents(order.payAmount) - toCents(order.refundAmount)
  const payment = world.table(shopPaymentTable).find((candidate) => candidate.paymentNo === orderNo)
  return payment && toCents(payment.paidAmount)
}

const liveStatuses: readonly number[] = [invoiceStatus.waiting, invoiceStatus.issued]

/** Throws if more is invoiced than was paid, or an order is invoiced twice. */
function checkOrders(call: Call, { id, orderNos = '', invoiceAmount }: InvoiceApplyRow) {
  const numbers = orderNos
    .split(',')
    .map((number) => number.trim())
    .filter((number) => number !== '')
  if (numbers.length === 0) return
  const paid = numbers.map((number) => getPaidAmount(call, number))
  if (paid.includes(undefined)) throw businessError('orderNos:关联订单不存在')
  const duplicate = call.world
    .table(invoiceApplyTable)
    .find(
      (row) =>
        row.id !== id &&
        liveStatuses.includes(row.applyStatus) &&
        (row.orderNos ?? '').split(',').some((number) => numbers.includes(number)),
    )
  if (duplicate) throw businessError('orderNos:关联订单已申请开票')
  if (toCents(invoiceAmount) > paid.reduce<number>((total, amount) => total + (amount ?? 0), 0))
    throw businessError('invoiceAmount:开票金额不能大于关联订单实付合计')
}

const crudMocks = createEntityMocks(invoiceApply, invoiceApplyTable, {
  view: (row, { world }) => ({ ...getMemberColumns(world, row.userId), ...row }),
  amounts: ['invoiceAmount'],
  owned: ({ world }) => ({
    applyNo: createSerialNumber(world, 'FP'),
    applyTime: world.formatNow(),
    applyStatus: invoiceStatus.waiting,
    rejectReason: '',
  }),
  beforeSave: ({ invoiceUrl: _, invoiceCode: __, invoiceNo: ___, invoiceTime: ____, ...row }, _____, before) => ({
    ...row,
    applyStatus: before?.applyStatus === invoiceStatus.rejected ? invoiceStatus.waiting : row.applyStatus,
  }),
  check: (row, call, before) => {
    if (before && before.applyStatus !== invoiceStatus.waiting && before.applyStatus !== invoiceStatus.rejected)
      throw businessError('已开票的申请不可修改')
    checkTax(row)
    checkOrders(call, row)
  },
  beforeRemove: ({ applyStatus }) => {
    if (applyStatus === invoiceStatus.issued) throw businessError('已开票的申请不可删除，请先红冲')
  },
})

const sheetColumns = defineSheetColumns(
  '申请单号 applyNo,联系电话 phone,关联订单 orderNos,业务类型 bizType:biz_type,发票类型 invoiceType:invoice_type,抬头类型 titleType:title_type,发票抬头 titleName,税号 taxNo,开票金额 invoiceAmount,接收邮箱 email,申请时间 applyTime,发票号码 invoiceNo,开票状态 applyStatus:invoice_status',
)

const requireWaitingApply = (call: Call, message: string) => {
  const row = requireRow(call, invoiceApplyTable)
  if (row.applyStatus !== invoiceStatus.waiting) throw businessError(message)
  return row
}
const requireIssuedApply = (call: Call, message: string) => {
  const row = requireRow(call, invoiceApplyTable)
  if (row.applyStatus !== invoiceStatus.issued) throw businessError(message)
  return row
}

const headings: Readonly<Record<number, string>> = { 1: '增值税电子普通发票', 2: '增值税电子专用发票' }

/** Creates the page of an issued invoice, including one that was canceled since. */
function servePdf(call: Call): Response {
  const row = requireRow(call, invoiceApplyTable)
  if (!row.invoiceNo) throw businessError('仅已开票的有电子发票')
  const pdf = renderInvoicePdf({
    heading: headings[row.invoiceType] ?? '电子发票',
    code: row.invoiceCode ?? '',
    number: row.invoiceNo,
    date: (row.invoiceTime ?? '').slice(0, 10),
    buyer: row.titleName,
    taxNo: row.taxNo ?? '',
    content: row.invoiceContent ?? '',
    amount: String(row.invoiceAmount),
    seller: '云栖湖旅游发展有限公司',
    mark: row.applyStatus === invoiceStatus.red ? '已红冲' : '',
  })
  const name = encodeURIComponent(`发票${row.invoiceNo}.pdf`)
  return new Response(pdf, { headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename*=UTF-8''${name}` } })
}

export const invoiceApplyMocks = [
  ...crudMocks,
  createExportMock(invoiceApply.export, findMock(crudMocks, invoiceApply.page), ['发票申请', sheetColumns]),
  mock(invoiceApply.invoice, (call) => {
    const { id } = requireWaitingApply(call, '仅待开票的可开具')
    const { invoiceCode = '', invoiceNo, invoiceUrl, invoiceTime } = call.body
    const twin = call.world.table(invoiceApplyTable).find((row) => row.invoiceNo === invoiceNo && row.invoiceCode === invoiceCode)
    if (twin) throw businessError('invoiceNo:发票号码已存在')
    return patchRow(call, invoiceApplyTable, { id, invoiceCode, invoiceNo, invoiceUrl, invoiceTime, applyStatus: invoiceStatus.issued })
  }),
  mock(invoiceApply.reject, (call) => {
    const { id } = requireWaitingApply(call, '仅待开票的可驳回')
    return patchRow(call, invoiceApplyTable, { id, applyStatus: invoiceStatus.rejected, rejectReason: call.body.rejectReason })
  }),
  mock(invoiceApply.red, (call) =>
    patchRow(call, invoiceApplyTable, { id: requireIssuedApply(call, '仅已开票的可红冲').id, applyStatus: invoiceStatus.red }),
  ),
  mock(invoiceApply.file, servePdf),
  mock(invoiceApply.sendMail, (call) => {
    requireIssuedApply(call, '仅已开票的可发送')
  }),
]
