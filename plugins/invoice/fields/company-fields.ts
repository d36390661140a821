import { text } from '@jwsk/kit'

/** What an invoice to a company says of it. */
export const companyFields = { companyAddress: text(), companyPhone: text(), bankName: text(), bankAccount: text() }

const isCompany = ({ titleType }: { readonly titleType?: number }) => titleType === 1

/** A person has neither a tax number nor what else is a company's. */
export const forCompanies = {
  taxNo: isCompany,
  companyAddress: isCompany,
  companyPhone: isCompany,
  bankName: isCompany,
  bankAccount: isCompany,
}
