import { type ActionBuilder, bizDict, date, dateRange, files, money, number, text, textarea } from '@jwsk/kit'
import { type ShopApply, shopApply, shopContract } from '@jwsk/sdk/biz'
import { getLastDay } from './last-day'

const isUnderReview = ({ auditStatus }: ShopApply) => auditStatus === 0

/** Returns the contract values that an application determines. */
function getTerms({ shopName = '', shopId, applicantName, contactName, contactPhone, rentStart = '', rentMonths = 12 }: ShopApply) {
  const term = rentStart ? { startDate: rentStart, endDate: getLastDay(rentStart, rentMonths) } : {}
  return {
    contractName: shopName,
    partyB: applicantName,
    shopId,
    ...term,
    payCycle: 1,
    payDay: 5,
    ...(contactName && { contactName }),
    ...(contactPhone && { contactPhone }),
  }
}

/** Details of an application that its review is about. */
const reviewed = ['shopId', 'brandName', 'rentStart', 'rentMonths', 'businessScope', 'applyReason'] as const

/** Actions from the application to the contract. */
export const applyActions = (action: ActionBuilder<ShopApply>) => [
  action.view('progress', { permission: 'shop_apply_view', view: () => import('../views/application') }),
  action('approve', {
    permission: 'shop_apply_audit',
    when: isUnderReview,
    details: reviewed,
    run: ({ id }, { client }) => client.call(shopApply.audit, { id, auditStatus: 1 }),
  }),
  action.form('reject', {
    permission: 'shop_apply_audit',
    when: isUnderReview,
    details: reviewed,
    api: shopApply.audit,
    fields: { auditRemark: textarea({ required: true }) },
    extraInput: ({ id }) => ({ id, auditStatus: 2 }),
  }),
  action.form('contract', {
    permission: 'shop_contract_add',
    when: ({ auditStatus }) => auditStatus === 1,
    api: shopContract.submit,
    fields: {
      contractName: text(),
      contractNo: text(),
      partyA: text(),
      partyB: text(),
      signDate: date(),
      startDate: dateRange({ to: 'endDate' }),
      monthRent: money(),
      totalAmount: money(),
      depositAmount: money(),
      payCycle: bizDict('pay_cycle'),
      payDay: number(),
      attachments: files(),
    },
    initialValues: getTerms,
    extraInput: ({ id, shopId, contactName = '', contactPhone = '' }) => ({ applyId: id, shopId, contactName, contactPhone }),
  }),
]
