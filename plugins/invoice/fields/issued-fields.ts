import { code, dateTime, url } from '@jwsk/kit'

/** Fields of an application with an issued invoice. */
export const issuedFields = { invoiceCode: code(), invoiceNo: code(), invoiceTime: dateTime(), invoiceUrl: url() }
