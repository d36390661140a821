import { dateTime, text, url } from '@jwsk/kit'

/** What an application has once its invoice is issued. */
export const issuedFields = { invoiceCode: text(), invoiceNo: text(), invoiceTime: dateTime(), invoiceUrl: url() }
