import { dateTime, text, url } from '@jwsk/kit'

/** Fields of an application with an issued invoice. */
export const issuedFields = { invoiceCode: text(), invoiceNo: text(), invoiceTime: dateTime(), invoiceUrl: url() }
