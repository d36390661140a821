import { field } from '../field'
import { halfWidth } from '../half-width'
import { lineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field, Problem } from '../types'
import { textOf } from '../wire'

const digits = 11
const mobile = /^1\d{10}$/
const maskedNumber = /^1\d{2}\*{4}\d{4}$/

/** Without the blanks and hyphens that people type, and in half-width digits. */
export const phoneText = (text: string) => halfWidth(text).replaceAll(/[\s-]/g, '')

/**
 * A mainland mobile number. The editions of this family accept any eleven characters here, because the branch
 * that should refuse a malformed number is inverted; this one refuses it.
 */
export function phoneProblem(text: string): Problem | undefined {
  const phone = phoneText(text)
  if (phone === '') return { text: 'fields.phone.missing' }
  if (phone.length !== digits) return { text: 'fields.phone.length' }
  // a number that the server masks comes back as it was
  return mobile.test(phone) || maskedNumber.test(phone) ? undefined : { text: 'fields.phone.malformed' }
}

export interface PhoneOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A mobile number of eleven digits. */
export const phone = (options: PhoneOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: TextCell,
    Input: lineInput({ tidy: phoneText, attributes: { type: 'tel', inputMode: 'tel' } }),
    initial: '',
    ask: 'enter',
    missing: 'fields.phone.missing',
    isEmpty: (value) => phoneText(value) === '',
    toText: (value) => value,
    check: phoneProblem,
    read: textOf,
    write: phoneText,
  })
