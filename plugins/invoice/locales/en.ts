import type { TextsLike } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: TextsLike<typeof reference> = {
  invoiceApply: {
    title: 'Invoice applications',
    record: 'application',
    fields: {
      titleName: 'Invoice title',
      applyNo: 'Application number',
      invoiceType: 'Invoice type',
      titleType: 'Title type',
      bizType: 'Business',
      invoiceAmount: 'Amount',
      userId: 'Applicant',
      phone: 'Phone',
      email: 'Email',
      orderNos: 'Orders',
      taxNo: 'Tax number',
      companyAddress: 'Company address',
      companyPhone: 'Company phone',
      bankName: 'Bank',
      bankAccount: 'Bank account',
      invoiceContent: 'Invoice content',
      applyTime: 'Applied',
      applyStatus: 'Invoice status',
      invoiceCode: 'Invoice code',
      invoiceNo: 'Invoice number',
      invoiceTime: 'Issued',
      invoiceUrl: 'E-invoice',
      rejectReason: 'Reason for rejection',
    },
    sections: { basic: 'Basics', title: 'Title', receiver: 'Receiver' },
    consequence: {
      send: 'The invoice goes to the applicant by mail.',
      red: 'The invoice is void and a credit note is issued; it cannot be taken back.',
    },
    actions: { invoice: 'Issue', reject: 'Reject', send: 'Send by mail', red: 'Void with credit note', file: 'Invoice' },
  },
  file: {
    failed: 'The invoice could not be loaded',
    notPdf: 'The server sent something else than a PDF',
    name: 'Invoice {{number}}',
    save: 'Download',
  },
  invoiceTitle: {
    title: 'Invoice titles',
    record: 'title',
    fields: {
      titleName: 'Invoice title',
      titleType: 'Title type',
      taxNo: 'Tax number',
      userId: 'User',
      phone: 'Phone',
      email: 'Email',
      defaultFlag: 'Default',
      companyAddress: 'Company address',
      companyPhone: 'Company phone',
      bankName: 'Bank',
      bankAccount: 'Bank account',
    },
    sections: { basic: 'Basics', company: 'Company' },
    actions: { setDefault: 'Make default' },
  },
}

export default texts
