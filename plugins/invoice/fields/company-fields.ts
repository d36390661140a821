import { text } from '@jwsk/kit'

/** Company details of an invoice. */
export const companyFields = { companyAddress: text(), companyPhone: text(), bankName: text(), bankAccount: text() }

const isCompany = ({ titleType }: { readonly titleType?: number }) => titleType === 1

/** Conditions of fields that only invoices to companies have. */
export const forCompanies = {
  taxNo: isCompany,
  companyAddress: isCompany,
  companyPhone: isCompany,
  bankName: isCompany,
  bankAccount: isCompany,
}
