import { normalizeTyped } from '../normalize-typed'

const taxNumberPattern = /^[0-9A-Z]{15,20}$/
// GB 32100-2015: digits and letters without I, O, S, V, Z
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const creditCodePattern = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

export const normalizeTaxNumber = (text: string) => normalizeTyped(text).replaceAll(/[\s-]/g, '').toUpperCase()

/** Computes the check character from the first seventeen characters. */
export function computeCreditCheckDigit(code: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * alphabet.indexOf(code.charAt(index)), 0)
  const base = alphabet.length
  return alphabet.charAt((base - (sum % base)) % base)
}

// companies have had credit codes since 2015; no other number of eighteen characters starts with a nine
const isCompany = /^9.{17}$/

export const isCompanyNumber = (text: string) => isCompany.test(normalizeTaxNumber(text))

export const isTaxNumber = (text: string) => taxNumberPattern.test(normalizeTaxNumber(text))

export function isCreditCode(text: string): boolean {
  const code = normalizeTaxNumber(text)
  return creditCodePattern.test(code) && computeCreditCheckDigit(code) === code.charAt(17)
}
