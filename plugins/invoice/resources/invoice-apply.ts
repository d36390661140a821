import { bizDict, dateTime, defineResource, email, money, phone, reference, tags, taxNumber, text, textarea, url } from '@jwsk/kit'
import { type InvoiceApply, invoiceApply } from '@jwsk/sdk/biz'
import { user } from '@jwsk/sdk/system'

// issued or cancelled by a red letter: on paper
const isOpen = ({ applyStatus }: InvoiceApply) => applyStatus === 0 || applyStatus === 2
const company = ({ titleType }: { readonly titleType?: number }) => titleType === 1

const invoiceApplies = defineResource({
  api: invoiceApply,
  permission: 'invoice_apply',
  fields: {
    titleName: text(),
    applyNo: text(),
    invoiceType: bizDict('invoice_type'),
    titleType: bizDict('title_type'),
    bizType: bizDict('biz_type'),
    invoiceAmount: money(),
    userId: reference(user, 'realName', { named: 'userName' }),
    phone: phone(),
    email: email(),
    orderNos: tags(),
    taxNo: taxNumber({ required: true }),
    companyAddress: text(),
    companyPhone: text(),
    bankName: text(),
    bankAccount: text(),
    invoiceContent: text(),
    applyTime: dateTime(),
    applyStatus: bizDict('invoice_status', { tones: { 0: 'warning', 1: 'success', 2: 'danger', 3: 'quiet' } }),
    invoiceCode: text(),
    invoiceNo: text(),
    invoiceTime: dateTime(),
    invoiceUrl: url(),
    rejectReason: text(),
  },
  columns: [
    'titleName',
    'applyStatus',
    'applyNo',
    'invoiceType',
    'titleType',
    'bizType',
    'invoiceAmount',
    'phone',
    'applyTime',
    'invoiceNo',
  ],
  search: ['applyNo', 'titleName', 'phone', 'orderNos', 'bizType', 'invoiceType', 'applyStatus'],
  range: ['applyTime'],
  sort: { applyTime: 'desc', invoiceAmount: 'off' },
  form: {
    basic: ['invoiceType', 'bizType', 'orderNos', 'invoiceAmount', 'invoiceContent'],
    title: ['titleType', 'titleName', 'taxNo', 'companyAddress', 'companyPhone', 'bankName', 'bankAccount'],
    receiver: ['userId', 'phone', 'email'],
  },
  when: { taxNo: company, companyAddress: company, companyPhone: company, bankName: company, bankAccount: company },
  actions: { edit: isOpen, delete: (row) => row.applyStatus !== 1 },
  row: (action) => [
    action.view('file', {
      permission: 'invoice_apply_view',
      when: ({ applyStatus }) => applyStatus === 1 || applyStatus === 3,
      size: 'large',
      view: () => import('../views/invoice-pdf'),
    }),
    action.form('invoice', {
      permission: 'invoice_apply_invoice',
      when: ({ applyStatus }) => applyStatus === 0,
      api: invoiceApply.invoice,
      fields: { invoiceNo: text(), invoiceCode: text(), invoiceTime: dateTime(), invoiceUrl: url() },
      start: (_, { now }) => ({ invoiceTime: now() }),
      send: ({ id }) => ({ id }),
    }),
    action.form('reject', {
      permission: 'invoice_apply_reject',
      when: ({ applyStatus }) => applyStatus === 0,
      api: invoiceApply.reject,
      fields: { rejectReason: textarea() },
      send: ({ id }) => ({ id }),
    }),
    action('send', {
      permission: 'invoice_apply_send',
      when: ({ applyStatus }) => applyStatus === 1,
      run: ({ id }, { client }) => client.call(invoiceApply.sendMail, { id }),
    }),
    action('red', {
      permission: 'invoice_apply_red',
      tone: 'danger',
      when: ({ applyStatus }) => applyStatus === 1,
      run: ({ id }, { client }) => client.call(invoiceApply.red, { id }),
    }),
  ],
})

export default invoiceApplies
