import { type ActionBuilder, date, dateRange, money, text, textarea } from '@jwsk/kit'
import { type ShopContract, shopContract } from '@jwsk/sdk/biz'

const isUnderReview = ({ auditStatus }: ShopContract) => auditStatus === 0

/** Details of a contract that its review is about. */
const reviewed = ['partyB', 'shopId', 'startDate', 'monthRent', 'totalAmount', 'depositAmount'] as const

/** Actions of a contract: review, take effect, renew, end. */
export const contractActions = (action: ActionBuilder<ShopContract>) => [
  action.view('plan', { permission: 'shop_contract_view', size: 'full', view: () => import('../views/contract') }),
  action('submitAudit', {
    permission: 'shop_contract_submit_audit',
    when: ({ contractStatus, auditStatus }) => contractStatus === 0 && auditStatus !== 0,
    run: ({ id }, { client }) => client.call(shopContract.submitAudit, { ids: id }),
  }),
  action('approve', {
    permission: 'shop_contract_audit',
    when: isUnderReview,
    details: reviewed,
    run: ({ id }, { client }) => client.call(shopContract.audit, { id, auditStatus: 1 }),
  }),
  action.form('reject', {
    permission: 'shop_contract_audit',
    when: isUnderReview,
    details: reviewed,
    api: shopContract.audit,
    fields: { auditRemark: textarea({ required: true }) },
    extraInput: ({ id }) => ({ id, auditStatus: 2 }),
  }),
  action.form('renew', {
    permission: 'shop_contract_renew',
    when: ({ contractStatus }) => contractStatus === 2 || contractStatus === 3,
    api: shopContract.renew,
    fields: {
      contractNo: text(),
      signDate: date(),
      startDate: dateRange({ to: 'endDate' }),
      monthRent: money(),
      totalAmount: money(),
      remark: textarea(),
    },
    initialValues: ({ monthRent, totalAmount }) => ({ monthRent, totalAmount }),
    extraInput: ({ id }) => ({ id }),
  }),
  action.form('terminate', {
    permission: 'shop_contract_terminate',
    tone: 'danger',
    when: ({ contractStatus }) => contractStatus === 2,
    api: shopContract.terminate,
    fields: { terminateDate: date(), reason: textarea() },
    extraInput: ({ id }) => ({ id }),
  }),
]
