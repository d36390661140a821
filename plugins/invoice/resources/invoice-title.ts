import { bizDict, defineResource, email, phone, reference, taxNumber, text, toggle } from '@jwsk/kit'
import { invoiceTitle } from '@jwsk/sdk/biz'
import { user } from '@jwsk/sdk/system'
import { companyFields, forCompanies } from '../fields/company-fields'

const invoiceTitles = defineResource({
  api: invoiceTitle,
  permission: 'invoice_title',
  fields: {
    titleName: text(),
    titleType: bizDict('title_type'),
    taxNo: taxNumber({ required: true }),
    userId: reference(user, 'realName', { nameField: 'userName' }),
    phone: phone(),
    email: email(),
    defaultFlag: toggle({ on: 2, off: 1 }),
    ...companyFields,
  },
  columns: ['titleName', 'titleType', 'taxNo', 'userId', 'phone', 'email', 'defaultFlag'],
  search: ['titleName', 'titleType', 'taxNo', 'userId'],
  form: {
    basic: ['userId', 'titleType', 'titleName', 'taxNo', 'email', 'defaultFlag'],
    company: ['companyAddress', 'companyPhone', 'bankName', 'bankAccount'],
  },
  visibleWhen: forCompanies,
  row: (action) => [
    action('setDefault', {
      skipConfirmReason: 'another one is made the default as fast',
      permission: 'invoice_title_default',
      when: ({ defaultFlag }) => defaultFlag !== 2,
      run: ({ id }, { client }) => client.call(invoiceTitle.setDefault, { id }),
    }),
  ],
})

export default invoiceTitles
