import { definePlugin } from '@jwsk/kit'

/** Visitors' invoices and the titles they are issued to. */
export const invoice = definePlugin({
  id: 'invoice',
  resources: {
    '/biz/invoiceApply': () => import('./resources/invoice-apply'),
    '/biz/invoiceTitle': () => import('./resources/invoice-title'),
  },
  recordSearch: {
    '/biz/invoiceApply': { filters: { applyNo: 'number', phone: 'phone' }, load: () => import('./resources/invoice-apply') },
  },
  permissions: ['invoice_apply_invoice', 'invoice_apply_reject', 'invoice_apply_send', 'invoice_apply_red', 'invoice_title_default'],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
