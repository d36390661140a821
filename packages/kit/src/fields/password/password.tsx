import { loadable } from '../../ui/loadable'
import { field } from '../field'
import type { Field } from '../types'
import type { Secret } from './password-input'

const PasswordInput = loadable(() => import('./password-input').then((module) => ({ default: module.PasswordInput })))
const StrongInput = loadable(() => import('./password-input').then((module) => ({ default: module.StrongInput })))

const isStrong = (text: string) => text.length >= 8 && /[a-z]/i.test(text) && /\d/.test(text)

export interface PasswordOptions {
  /** Beyond what the contract requires, for a new record. */
  readonly required?: boolean
  readonly minLength?: number
  /** Whose password it is: a person's is never sent as it was typed where the sign-in does not. */
  readonly of?: 'newUser'
  /** `strong`: at least eight characters with letters and digits, which the field says before anything is typed. */
  readonly rule?: 'strong'
}

/** A secret: never shown, never read back; left empty in a record that exists, it stays as it is. */
export function password({ rule, minLength = 1, of, ...options }: PasswordOptions = {}): Field<string> {
  return field<string, Secret>({
    ...options,
    Cell: () => <span aria-hidden="true">••••••</span>,
    Input: rule ? StrongInput : PasswordInput,
    initial: { text: '', isKept: false },
    ask: 'enter',
    isSecret: true,
    ...(of && { passwordUse: of }),
    isEmpty: (value) => value.text === '' && !value.isKept,
    toText: () => '',
    check: ({ text }) => {
      if (text === '') return undefined
      if (rule && !isStrong(text)) return { text: 'fields.password.weak' }
      return text.length < minLength ? { text: 'fields.password.tooShort', values: { min: minLength } } : undefined
    },
    // what the wire may hold of it is not for the page
    read: () => ({ text: '', isKept: true }),
    write: ({ text }) => (text === '' ? undefined : text),
  })
}
