import { defineResource, files, reference, relatedTo, text, textarea } from '@jwsk/kit'
import { type ShopContract, shop, shopApply, shopContract, shopPayment } from '@jwsk/sdk/biz'
import { contractActions } from '../actions/contract-actions'
import { partyFields, priceFields, progressFields, termFields } from '../fields/contract-fields'

const isDraft = ({ contractStatus, auditStatus }: ShopContract) => contractStatus === 0 && auditStatus !== 0

const shopContracts = defineResource({
  api: shopContract,
  permission: 'shop_contract',
  fields: {
    contractName: text(),
    contractNo: text(),
    shopId: reference(shop, 'shopName', { nameField: 'shopName' }),
    applyId: reference(shopApply, 'applicantName', { nameField: 'applyNo' }),
    ...partyFields,
    ...termFields,
    ...priceFields,
    attachments: files(),
    remark: textarea(),
    ...progressFields,
  },
  columns: [
    'contractName',
    'partyB',
    'contractStatus',
    'monthRent',
    'startDate',
    'auditStatus',
    'totalAmount',
    'contractNo',
    'shopId',
    'payCycle',
  ],
  search: ['contractName', 'contractStatus', 'partyB', 'contractNo', 'shopId', 'auditStatus'],
  range: ['startDate'],
  timeline: { from: 'startDate', to: 'endDate', group: 'shopId', title: 'partyB' },
  related: [relatedTo(shopPayment, 'contractId', '/biz/shopPayment')],
  sortable: ['startDate', 'monthRent', 'totalAmount'],
  form: {
    basic: ['contractName', 'contractNo', 'shopId', 'applyId'],
    parties: ['partyA', 'partyB', 'contactName', 'contactPhone'],
    term: ['signDate', 'startDate', 'freeDays'],
    price: ['area', 'rentPrice', 'monthRent', 'totalAmount', 'depositAmount', 'propertyFee', 'increaseRate', 'payCycle', 'payDay'],
    more: ['attachments', 'remark'],
  },
  actions: { edit: isDraft, delete: isDraft },
  row: contractActions,
})

export default shopContracts
