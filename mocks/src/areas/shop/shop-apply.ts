import { shopApply } from '@jwsk/sdk/biz'
import { mock } from '../../engine/mock'
import { businessError } from '../../engine/refusal'
import { alreadyAuditedError, createOptionsMock, readAudit } from '../shared/actions'
import { createEntityMocks, findMock, lookUpName, patchRow, requireRow } from '../shared/entity-mocks'
import { maskIdCard, unmaskIdCard } from '../shared/id-card'
import { createSerialNumber } from '../shared/serial-number'
import { createExportMock, defineSheetColumns } from '../shared/sheets'
import { applyStatus, type ShopApplyRow, shopApplyTable } from './shop-apply-table'
import { shopTable } from './shop-table'

const company = 2
const settled: readonly number[] = [applyStatus.passed, applyStatus.signed]

function check({ applicantType, creditCode, licenseImage }: ShopApplyRow, before: ShopApplyRow | undefined) {
  if (before && settled.includes(before.auditStatus)) throw businessError('审核通过的申请不可修改')
  if (applicantType !== company) return
  if (!creditCode) throw businessError('creditCode:不能为空')
  if (!licenseImage) throw businessError('licenseImage:不能为空')
}

const crudMocks = createEntityMocks(shopApply, shopApplyTable, {
  view: (row, { world }) => ({
    ...row,
    ...(row.idCard && { idCard: maskIdCard(row.idCard) }),
    shopName: lookUpName(world, shopTable, { id: row.shopId, name: (shop) => shop.shopName }),
  }),
  owned: ({ world }) => ({
    applyNo: createSerialNumber(world, 'SQ'),
    applyTime: world.formatNow(),
    auditStatus: applyStatus.waiting,
    auditRemark: '',
    auditUser: '',
    auditTime: '',
  }),
  // an application that is edited after a rejection is audited again
  beforeSave: (draft, _, before) => ({
    ...draft,
    ...(draft.idCard && { idCard: unmaskIdCard(draft.idCard, before?.idCard) }),
    auditStatus: before && settled.includes(before.auditStatus) ? before.auditStatus : applyStatus.waiting,
  }),
  check: (row, _, before) => check(row, before),
})

const sheetColumns = defineSheetColumns(
  '申请编号 applyNo,意向商铺 shopName,申请人类型 applicantType:applicant_type,申请人或企业 applicantName,联系人 contactName,联系电话 contactPhone,经营范围 businessScope,申请时间 applyTime,审核状态 auditStatus:shop_apply_status,审核意见 auditRemark',
)

export const shopApplyMocks = [
  ...crudMocks,
  createOptionsMock(shopApply.select, shopApplyTable, { fields: ['applicantName', 'applyNo', 'shopId', 'contactName', 'contactPhone'] }),
  createExportMock(shopApply.export, findMock(crudMocks, shopApply.page), ['商铺申请', sheetColumns]),
  mock(shopApply.audit, (call) => {
    const row = requireRow(call, shopApplyTable)
    if (row.auditStatus !== applyStatus.waiting) throw alreadyAuditedError()
    const { auditStatus, auditRemark } = readAudit(call)
    return patchRow(call, shopApplyTable, {
      id: row.id,
      auditStatus,
      auditRemark,
      auditUser: call.caller.account,
      auditTime: call.world.formatNow(),
    })
  }),
]
