import { loadable } from '../../ui/loadable'
import { createField } from '../create-field'
import type { Field } from '../types'
import type { Secret } from './password-input'

const PasswordInput = loadable(() => import('./password-input').then((module) => ({ default: module.PasswordInput })))
const StrongInput = loadable(() => import('./password-input').then((module) => ({ default: module.StrongPasswordInput })))

const isStrong = (text: string) => text.length >= 8 && /[a-z]/i.test(text) && /\d/.test(text)

export interface PasswordOptions {
  /** Beyond what the contract requires, for a new record. */
  readonly required?: boolean
  readonly minLength?: number
  /** Whose password it is: a person's is never sent as it was typed where the sign-in does not. */
  readonly use?: 'newUser'
  /** `strong`: at least eight characters with letters and digits, which the field says before anything is typed. */
  readonly strength?: 'strong'
}

/** A secret: never shown, never read back; left empty in a record that exists, it stays as it is. */
export function password({ strength, minLength = 1, use, ...options }: PasswordOptions = {}): Field<string> {
  return createField<string, Secret>({
    ...options,
    Cell: () => <span aria-hidden="true">••••••</span>,
    Input: strength ? StrongInput : PasswordInput,
    emptyValue: { text: '', keepsStored: false },
    promptVerb: 'enter',
    isSecret: true,
    ...(use && { passwordUse: use }),
    isEmpty: (value) => value.text === '' && !value.keepsStored,
    toText: () => '',
    validate: ({ text }) => {
      if (text === '') return undefined
      if (strength && !isStrong(text)) return { key: 'fields.password.weak' }
      return text.length < minLength ? { key: 'fields.password.tooShort', values: { min: minLength } } : undefined
    },
    // what the wire may hold of it is not for the page
    parse: () => ({ text: '', keepsStored: true }),
    serialize: ({ text }) => (text === '' ? undefined : text),
  })
}
