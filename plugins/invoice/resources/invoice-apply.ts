import { bizDict, dateTime, defineResource, email, money, phone, reference, taxNumber, text } from '@jwsk/kit'
import { type InvoiceApply, invoiceApply } from '@jwsk/sdk/biz'
import { user } from '@jwsk/sdk/system'
import { applicationActions } from '../actions/application-actions'
import { companyFields, forCompanies } from '../fields/company-fields'
import { issuedFields } from '../fields/issued-fields'
import { orderNumbers } from '../fields/order-numbers'

// issued ones, and those canceled by a red-letter invoice, exist on paper
const isEditable = ({ applyStatus }: InvoiceApply) => applyStatus === 0 || applyStatus === 2

const invoiceApplies = defineResource({
  api: invoiceApply,
  permission: 'invoice_apply',
  fields: {
    titleName: text(),
    applyNo: text({ width: 192 }),
    invoiceType: bizDict('invoice_type'),
    titleType: bizDict('title_type'),
    bizType: bizDict('biz_type'),
    invoiceAmount: money(),
    userId: reference(user, 'realName', { nameField: 'userName' }),
    phone: phone(),
    email: email(),
    orderNos: orderNumbers(),
    taxNo: taxNumber({ required: true }),
    ...companyFields,
    invoiceContent: text(),
    applyTime: dateTime(),
    applyStatus: bizDict('invoice_status', { tones: { 0: 'warning', 1: 'success', 2: 'danger', 3: 'quiet' } }),
    ...issuedFields,
    rejectReason: text(),
  },
  columns: [
    'titleName',
    'applyStatus',
    'invoiceAmount',
    'applyTime',
    'invoiceType',
    'titleType',
    'bizType',
    'applyNo',
    'phone',
    'invoiceNo',
  ],
  search: ['titleName', 'applyStatus', 'applyNo', 'phone', 'orderNos', 'bizType', 'invoiceType'],
  range: ['applyTime'],
  sortable: ['invoiceAmount'],
  sort: { applyTime: 'desc' },
  form: {
    basic: ['invoiceType', 'bizType', 'orderNos', 'invoiceAmount', 'invoiceContent'],
    title: ['titleType', 'titleName', 'taxNo', 'companyAddress', 'companyPhone', 'bankName', 'bankAccount'],
    receiver: ['userId', 'phone', 'email'],
  },
  visibleWhen: forCompanies,
  actions: { edit: isEditable, delete: (row) => row.applyStatus !== 1 },
  row: applicationActions,
})

export default invoiceApplies
