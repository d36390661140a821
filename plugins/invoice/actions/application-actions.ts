import { type ActionBuilder, textarea } from '@jwsk/kit'
import { type InvoiceApply, invoiceApply } from '@jwsk/sdk/biz'
import { issuedFields } from '../fields/issued-fields'

/** Actions from the application to the printed invoice. */
export const applicationActions = (action: ActionBuilder<InvoiceApply>) => [
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
    fields: issuedFields,
    form: ['invoiceNo', 'invoiceCode', 'invoiceTime', 'invoiceUrl'],
    initialValues: (_, { now }) => ({ invoiceTime: now() }),
    extraInput: ({ id }) => ({ id }),
  }),
  action.form('reject', {
    permission: 'invoice_apply_reject',
    when: ({ applyStatus }) => applyStatus === 0,
    details: ['invoiceAmount', 'invoiceType', 'titleType', 'taxNo', 'bizType', 'applyTime'],
    api: invoiceApply.reject,
    fields: { rejectReason: textarea() },
    extraInput: ({ id }) => ({ id }),
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
]
