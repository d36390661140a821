import { field } from '../field'
import { halfWidth } from '../half-width'
import { lineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { textOf } from '../wire'

const longest = 254
const form = /^[^\s@<>(),;:"\\]+@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u

const tidy = (text: string) => halfWidth(text).trim()

export const isEmail = (text: string) => {
  const address = tidy(text)
  return address.length <= longest && form.test(address) && !address.includes('..')
}

export interface EmailOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** One e-mail address. */
export const email = (options: EmailOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: TextCell,
    Input: lineInput({ tidy, attributes: { type: 'text', inputMode: 'email' } }),
    initial: '',
    ask: 'enter',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    check: (value) => (isEmail(value) ? undefined : { text: 'fields.email.malformed' }),
    read: textOf,
    write: tidy,
  })
