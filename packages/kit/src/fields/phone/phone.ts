import { createField } from '../create-field'
import { toHalfWidth } from '../half-width'
import { createLineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field, FieldError } from '../types'
import { toDisplayText } from '../wire'

const phoneLength = 11
const mobile = /^1\d{10}$/
const maskedNumber = /^1\d{2}\*{4}\d{4}$/

/** Without the blanks and hyphens that people type, and in half-width digits. */
export const normalizePhone = (text: string) => toHalfWidth(text).replaceAll(/[\s-]/g, '')

/**
 * A mainland mobile number. The editions of this family accept any eleven characters here, because the branch
 * that should refuse a malformed number is inverted; this one refuses it.
 */
export function validatePhone(text: string): FieldError | undefined {
  const phone = normalizePhone(text)
  if (phone === '') return { key: 'fields.phone.missing' }
  if (phone.length !== phoneLength) return { key: 'fields.phone.length' }
  // a number that the server masks comes back as it was
  return mobile.test(phone) || maskedNumber.test(phone) ? undefined : { key: 'fields.phone.malformed' }
}

export interface PhoneOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A mobile number of eleven digits. */
export const phone = (options: PhoneOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: createLineInput({ normalize: normalizePhone, attributes: { type: 'tel', inputMode: 'tel' } }),
    emptyValue: '',
    promptVerb: 'enter',
    requiredMessage: 'fields.phone.missing',
    isEmpty: (value) => normalizePhone(value) === '',
    toText: (value) => value,
    validate: validatePhone,
    parse: toDisplayText,
    serialize: normalizePhone,
  })
