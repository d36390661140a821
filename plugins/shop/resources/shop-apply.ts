import {
  bizDict,
  code,
  creditCode,
  date,
  dateTime,
  defineResource,
  idCard,
  images,
  number,
  phone,
  reference,
  text,
  textarea,
} from '@jwsk/kit'
import { type ShopApply, shop, shopApply } from '@jwsk/sdk/biz'
import { applyActions } from '../actions/apply-actions'

// approved or signed applications are final
const isEditable = ({ auditStatus }: ShopApply) => auditStatus !== 1 && auditStatus !== 4
const isCompany = ({ applicantType }: { readonly applicantType?: number }) => applicantType === 2

const shopApplies = defineResource({
  api: shopApply,
  permission: 'shop_apply',
  fields: {
    applicantName: text(),
    applyNo: code({ width: 200 }),
    applicantType: bizDict('applicant_type'),
    shopId: reference(shop, 'shopName', { nameField: 'shopName' }),
    brandName: text(),
    contactName: text({ width: 96 }),
    contactPhone: phone(),
    creditCode: creditCode({ required: true }),
    licenseImage: images({ required: true }),
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
  columns: ['applicantName', 'auditStatus', 'shopId', 'applyTime', 'contactName', 'contactPhone', 'applyNo', 'applicantType', 'brandName'],
  search: ['applicantName', 'auditStatus', 'applyNo', 'applicantType', 'shopId', 'contactPhone'],
  range: ['applyTime'],
  sort: { applyTime: 'desc' },
  form: {
    applicant: ['applicantType', 'applicantName', 'contactName', 'contactPhone', 'creditCode', 'idCard', 'licenseImage', 'idCardImages'],
    wish: ['shopId', 'brandName', 'rentStart', 'rentMonths', 'businessScope', 'applyReason'],
  },
  visibleWhen: { creditCode: isCompany, licenseImage: isCompany },
  actions: { edit: isEditable, delete: isEditable },
  row: applyActions,
})

export default shopApplies
