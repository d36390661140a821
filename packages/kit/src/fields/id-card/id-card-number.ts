import { isDate } from '../date/wire-date'
import { normalizeTyped } from '../normalize-typed'
import type { FieldError } from '../types'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkDigits = '10X98765432'
const fullNumber = /^\d{17}[\dX]$/
/** format in which the platform masks a number */
const maskedNumber = /^\d{6}\*{8}\d{3}[\dX]$/

export const normalizeIdCard = (text: string) => normalizeTyped(text).replaceAll(/\s/g, '').toUpperCase()

/** Computes the check digit from the first seventeen digits. */
export function computeCheckDigit(number: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return checkDigits.charAt(sum % checkDigits.length)
}

/** Validates a number of 18 characters; a number masked by the server is valid and means "unchanged". */
export function validateIdCard(text: string): FieldError | undefined {
  const number = normalizeIdCard(text)
  if (maskedNumber.test(number)) return undefined
  if (!fullNumber.test(number)) return { key: 'fields.idCard.length' }
  const birthday = number.slice(6, 14).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  if (!isDate(birthday)) return { key: 'fields.idCard.birthday' }
  return computeCheckDigit(number) === number.charAt(17) ? undefined : { key: 'fields.idCard.checksum' }
}

const visibleAtStart = 6
const visibleAtEnd = 4

/** Masks the middle of any text. */
export function maskIdCard(text: string): string {
  const points = [...text]
  const hidden = points.length - visibleAtStart - visibleAtEnd
  if (hidden <= 0) return '*'.repeat(points.length)
  return `${points.slice(0, visibleAtStart).join('')}${'*'.repeat(hidden)}${points.slice(-visibleAtEnd).join('')}`
}
