import { bizDict, creditCode, date, dateTime, defineResource, idCard, images, number, phone, reference, text, textarea } from '@jwsk/kit'
import { shop, shopApply } from '@jwsk/sdk/biz'

const company = ({ applicantType }: { readonly applicantType?: number }) => applicantType === 2

const shopApplies = defineResource({
  api: shopApply,
  permission: 'shop_apply',
  fields: {
    applicantName: text(),
    applyNo: text(),
    applicantType: bizDict('applicant_type'),
    shopId: reference(shop, 'shopName', { named: 'shopName' }),
    brandName: text(),
    contactName: text(),
    contactPhone: phone(),
    creditCode: creditCode(),
    licenseImage: images(),
    idCard: idCard(),
    idCardImages: images({ max: 2 }),
    businessScope: textarea(),
    rentStart: date(),
    rentMonths: number(),
    applyReason: textarea(),
    applyTime: dateTime(),
    auditStatus: bizDict('shop_apply_status', { tones: { 0: 'warning', 1: 'success', 2: 'danger', 3: 'quiet', 4: 'info' } }),
    auditUser: text(),
    auditTime: dateTime(),
    auditRemark: text(),
  },
  columns: ['applicantName', 'applyNo', 'applicantType', 'shopId', 'brandName', 'contactName', 'contactPhone', 'applyTime', 'auditStatus'],
  search: ['applyNo', 'applicantName', 'applicantType', 'shopId', 'contactPhone', 'auditStatus'],
  range: ['applyTime'],
  sort: { applyTime: 'desc' },
  form: {
    applicant: ['applicantType', 'applicantName', 'contactName', 'contactPhone', 'creditCode', 'idCard', 'licenseImage', 'idCardImages'],
    wish: ['shopId', 'brandName', 'rentStart', 'rentMonths', 'businessScope', 'applyReason'],
  },
  when: { creditCode: company, licenseImage: company },
  row: (action) => [
    action('approve', {
      permission: 'shop_apply_audit',
      when: ({ auditStatus }) => auditStatus === 0,
      run: ({ id }, { client }) => client.call(shopApply.audit, { id, auditStatus: 1 }),
    }),
    action.form('reject', {
      permission: 'shop_apply_audit',
      when: ({ auditStatus }) => auditStatus === 0,
      api: shopApply.audit,
      fields: { auditRemark: textarea({ required: true }) },
      send: ({ id }) => ({ id, auditStatus: 2 }),
    }),
  ],
})

export default shopApplies
