import { CodeFilter } from '../code/code-filter'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { normalizeTyped } from '../normalize-typed'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText } from '../wire'

const maxLength = 254
const emailPattern = /^[^\s@<>(),;:"\\]+@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u

const normalizeEmail = (text: string) => normalizeTyped(text).trim()

export const isEmail = (text: string) => {
  const address = normalizeEmail(text)
  return address.length <= maxLength && emailPattern.test(address) && !address.includes('..')
}

export interface EmailOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for one e-mail address. */
export const email = (options: EmailOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: createLineInput({ normalize: normalizeEmail, attributes: { type: 'text', inputMode: 'email' } }),
    Filter: CodeFilter,
    emptyValue: '',
    promptVerb: 'enter',
    isEmpty: (value) => normalizeEmail(value) === '',
    toText: (value) => value,
    validate: (value) => (isEmail(value) ? undefined : { key: 'fields.email.malformed' }),
    parse: toDisplayText,
    serialize: normalizeEmail,
  })
