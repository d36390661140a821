import { CodeFilter } from '../code/code-filter'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { normalizeTyped } from '../normalize-typed'
import { TextCell } from '../text-cell'
import type { Field, FieldError } from '../types'
import { toDisplayText } from '../wire'

const phoneLength = 11
const mobile = /^1\d{10}$/
const maskedNumber = /^1\d{2}\*{4}\d{4}$/

/** Removes blanks and hyphens, and converts to half-width digits. */
export const normalizePhone = (text: string) => normalizeTyped(text).replaceAll(/[\s-]/g, '')

/**
 * Validates a mainland mobile number. Editions of this family accept any eleven characters, because their check for
 * malformed numbers is inverted; this one rejects them.
 */
export function validatePhone(text: string): FieldError | undefined {
  const phone = normalizePhone(text)
  if (phone === '') return { key: 'fields.phone.missing' }
  if (phone.length !== phoneLength) return { key: 'fields.phone.length' }
  // a number masked by the server is sent back unchanged
  return mobile.test(phone) || maskedNumber.test(phone) ? undefined : { key: 'fields.phone.malformed' }
}

export interface PhoneOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for a mobile number of eleven digits. */
export const phone = (options: PhoneOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: createLineInput({ normalize: normalizePhone, attributes: { type: 'tel', inputMode: 'tel' } }),
    Filter: CodeFilter,
    emptyValue: '',
    width: 124,
    promptVerb: 'enter',
    requiredMessage: 'fields.phone.missing',
    isEmpty: (value) => normalizePhone(value) === '',
    toText: (value) => value,
    validate: validatePhone,
    parse: toDisplayText,
    serialize: normalizePhone,
  })
