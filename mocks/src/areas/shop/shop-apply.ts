import { shopApply } from '@jwsk/sdk/biz'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { alreadyAudited, options, verdictOf } from '../shared/actions'
import { entity, mockOf, nameIn, patchRow, rowOf } from '../shared/entity'
import { maskIdCard, unmaskIdCard } from '../shared/id-card'
import { serialNumber } from '../shared/serial-number'
import { columns, exportMock } from '../shared/sheets'
import { applyStatus, type ShopApplyRow, shopApplyTable } from './shop-apply-table'
import { shopTable } from './shop-table'

const company = 2
const settled: readonly number[] = [applyStatus.passed, applyStatus.signed]

function check({ applicantType, creditCode, licenseImage }: ShopApplyRow, before: ShopApplyRow | undefined) {
  if (before && settled.includes(before.auditStatus)) throw refuse('审核通过的申请不可修改')
  if (applicantType !== company) return
  if (!creditCode) throw refuse('creditCode:不能为空')
  if (!licenseImage) throw refuse('licenseImage:不能为空')
}

const crudMocks = entity(shopApply, shopApplyTable, {
  view: (row, { world }) => ({
    ...row,
    ...(row.idCard && { idCard: maskIdCard(row.idCard) }),
    shopName: nameIn(world, shopTable, { id: row.shopId, name: (shop) => shop.shopName }),
  }),
  owned: ({ world }) => ({
    applyNo: serialNumber(world, 'SQ'),
    applyTime: world.stamp(),
    auditStatus: applyStatus.waiting,
    auditRemark: '',
    auditUser: '',
    auditTime: '',
  }),
  // what is changed after a rejection is looked at again
  complete: (draft, _, before) => ({
    ...draft,
    ...(draft.idCard && { idCard: unmaskIdCard(draft.idCard, before?.idCard) }),
    auditStatus: before && settled.includes(before.auditStatus) ? before.auditStatus : applyStatus.waiting,
  }),
  check: (row, _, before) => check(row, before),
})

const sheetColumns = columns(
  '申请编号 applyNo,意向商铺 shopName,申请人类型 applicantType:applicant_type,申请人或企业 applicantName,联系人 contactName,联系电话 contactPhone,经营范围 businessScope,申请时间 applyTime,审核状态 auditStatus:shop_apply_status,审核意见 auditRemark',
)

export const shopApplyMocks = [
  ...crudMocks,
  options(shopApply.select, shopApplyTable, { fields: ['applicantName', 'applyNo', 'shopId', 'contactName', 'contactPhone'] }),
  exportMock(shopApply.export, mockOf(crudMocks, shopApply.page), ['商铺申请', sheetColumns]),
  mock(shopApply.audit, (call) => {
    const row = rowOf(call, shopApplyTable)
    if (row.auditStatus !== applyStatus.waiting) throw alreadyAudited()
    const { auditStatus, auditRemark } = verdictOf(call)
    return patchRow(call, shopApplyTable, {
      id: row.id,
      auditStatus,
      auditRemark,
      auditUser: call.caller.account,
      auditTime: call.world.stamp(),
    })
  }),
]
