import { shopContract } from '@jwsk/sdk/biz'
import { type Call, mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { createNewAuditColumns } from '../../engine/world/audit'
import { alreadyAuditedError, createOptionsMock, readAudit, withSweep } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow, requireRows } from '../shared/entity-mocks'
import { toCents, yuan } from '../shared/money'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { advanceContracts, assertNoOverlap, signContract, terminateContract } from './contract-lifecycle'
import { shopApplyTable } from './shop-apply-table'
import { contractAudit, contractStatus, type ShopContractRow, shopContractTable } from './shop-contract-table'
import { toPaymentView } from './shop-payment'
import { shopPaymentTable } from './shop-payment-table'
import { shopTable } from './shop-table'

const view = ({ renews: _, ...row }: ShopContractRow, { world }: Call) => ({
  ...row,
  shopName: lookUpName(world, shopTable, { id: row.shopId, name: (shop) => shop.shopName }),
  applyNo: lookUpName(world, shopApplyTable, { id: row.applyId, name: (apply) => apply.applyNo }),
})

const getPayments = (call: Call, contractId: string) =>
  call.world
    .table(shopPaymentTable)
    .all()
    .filter((row) => row.contractId === contractId)
    .sort((left, right) => (left.dueDate < right.dueDate ? -1 : 1))
    .map((row) => toPaymentView(row, call))

const amounts = ['monthRent', 'totalAmount', 'rentPrice', 'depositAmount', 'propertyFee'] as const

function checkTerm({ startDate, endDate }: Pick<ShopContractRow, 'startDate' | 'endDate'>) {
  if (endDate <= startDate) throw businessError('endDate:到期日必须晚于起租日')
}

const { detail, ...operations } = shopContract

const crudMocks = createEntityMocks(operations, shopContractTable, {
  view,
  unique: { fields: ['contractNo'], message: '合同编号已存在' },
  amounts,
  columns: ['auditStatus'],
  owned: () => ({ contractStatus: contractStatus.draft, auditRemark: '' }),
  beforeSave: ({ auditStatus: _, ...row }, __, before) => ({
    ...row,
    ...(before?.auditStatus !== undefined && { auditStatus: before.auditStatus }),
    ...(before?.renews && { renews: before.renews }),
  }),
  check: (row, { world }, before) => {
    if (before && before.contractStatus !== contractStatus.draft) throw businessError('合同生效后不可修改，只能终止或续签')
    if (before?.auditStatus === contractAudit.waiting) throw businessError('审核中的合同不可修改')
    checkTerm(row)
    assertNoOverlap(world, row, 'startDate')
  },
  beforeRemove: ({ contractStatus: status }) => {
    if (status !== contractStatus.draft) throw businessError('仅草稿合同可删除')
  },
})

const sheetColumns = defineSheetColumns(
  '合同编号 contractNo,合同名称 contractName,商铺 shopName,甲方 partyA,乙方 partyB,签订日期 signDate,起租日 startDate,到期日 endDate,月租金 monthRent,合同总额 totalAmount,缴费周期 payCycle:pay_cycle,合同状态 contractStatus:contract_status,审核状态 auditStatus:audit_status',
)

export const shopContractMocks = withSweep(advanceContracts, [
  ...crudMocks,
  ...createEntityMocks({ detail }, shopContractTable, {
    view: (row, call) => ({ ...view(row, call), payments: getPayments(call, row.id) }),
  }),
  createOptionsMock(shopContract.select, shopContractTable, {
    fields: ['contractName', 'contractNo', 'shopId', 'partyB', 'monthRent', 'contractStatus'],
  }),
  createExportMock(shopContract.export, findMock(crudMocks, shopContract.page), ['商铺合同', sheetColumns]),
  mock(shopContract.submitAudit, (call) => {
    const rows = requireRows(call, shopContractTable)
    if (rows.some((row) => row.contractStatus !== contractStatus.draft || row.auditStatus === contractAudit.waiting))
      throw businessError('仅草稿可提交审核')
    for (const row of rows) patchRow(call, shopContractTable, { id: row.id, auditStatus: contractAudit.waiting, auditRemark: '' })
  }),
  mock(shopContract.audit, (call) => {
    const row = requireRow(call, shopContractTable)
    if (row.auditStatus === undefined) throw businessError('合同未提交审核')
    if (row.auditStatus !== contractAudit.waiting) throw alreadyAuditedError()
    const { passed, auditRemark } = readAudit(call)
    if (passed) assertNoOverlap(call.world, row)
    patchRow(call, shopContractTable, {
      id: row.id,
      auditStatus: passed ? contractAudit.passed : contractAudit.rejected,
      auditRemark,
      contractStatus: passed ? contractStatus.signed : contractStatus.draft,
    })
    if (passed) signContract(call, row)
    advanceContracts(call)
  }),
  mock(shopContract.terminate, (call) => {
    const row = requireRow(call, shopContractTable)
    const { terminateDate, reason } = call.body
    if (row.contractStatus !== contractStatus.active) throw businessError('仅生效中的合同可终止')
    if (terminateDate < row.startDate || terminateDate > row.endDate) throw businessError('terminateDate:终止日期须在租期内')
    terminateContract(call, row, terminateDate)
    return patchRow(call, shopContractTable, {
      id: row.id,
      contractStatus: contractStatus.terminated,
      terminateDate,
      terminateReason: reason,
    })
  }),
  mock(shopContract.renew, (call) => {
    const { world, caller, body } = call
    const row = requireRow(call, shopContractTable)
    if (row.contractStatus !== contractStatus.active && row.contractStatus !== contractStatus.ended)
      throw businessError('仅生效中或已到期的合同可续签')
    checkTerm(body)
    if (body.startDate <= row.endDate) throw businessError('startDate:起租日必须晚于原合同到期日')
    if (world.table(shopContractTable).find((contract) => contract.contractNo === body.contractNo && contract.tenantId === row.tenantId))
      throw businessError('合同编号已存在')
    const { auditStatus: _, applyId: __, terminateDate: ___, terminateReason: ____, ...terms } = row
    world.table(shopContractTable).put({
      ...terms,
      ...body,
      ...createNewAuditColumns(world),
      createUser: caller.userId,
      id: world.nextId(),
      monthRent: yuan(toCents(body.monthRent)),
      totalAmount: yuan(toCents(body.totalAmount)),
      contractStatus: contractStatus.draft,
      auditRemark: '',
      renews: row.id,
    })
  }),
])
