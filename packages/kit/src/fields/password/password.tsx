import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import type { Field, NewPasswordUse } from '../types'
import type { Secret } from './password-input'

const PasswordInput = loadable(() => import('./password-input').then((module) => ({ default: module.PasswordInput })))
const StrongInput = loadable(() => import('./password-input').then((module) => ({ default: module.StrongPasswordInput })))

const isStrong = (text: string) => text.length >= 8 && /[a-z]/i.test(text) && /\d/.test(text)

export interface PasswordOptions {
  /** Whether a new record requires a value even if the contract does not. */
  readonly required?: boolean
  /** Smallest number of characters. Defaults to 1. */
  readonly minLength?: number
  /** Use of a user's new password, which is encoded as the deployment requires instead of being sent as typed. */
  readonly use?: NewPasswordUse
  /** Whether it is the current password, which the platform compares; it can contain any character. */
  readonly isCurrent?: boolean
  /** Field with the password that this one repeats; a different text is rejected. */
  readonly repeats?: string
  /** `strong` requires at least eight characters with letters and digits, and shows these requirements beforehand. */
  readonly strength?: 'strong'
}

/** Creates a field for a secret: never shown or read back; left empty in an existing record, it stays unchanged. */
export function password({ strength, minLength = 1, use, isCurrent, ...options }: PasswordOptions = {}): Field<string> {
  return createField<string, Secret>({
    ...options,
    Cell: () => <span aria-hidden="true">••••••</span>,
    Input: strength ? StrongInput : PasswordInput,
    emptyValue: { text: '', keepsStored: false },
    promptVerb: 'enter',
    isSecret: true,
    ...(use && { passwordUse: use }),
    ...(isCurrent && { isCurrentSecret: true }),
    isEmpty: (value) => value.text === '' && !value.keepsStored,
    toText: () => '',
    validate: ({ text }) => {
      if (text === '') return undefined
      if (strength && !isStrong(text)) return { key: 'fields.password.weak' }
      return text.length < minLength ? { key: 'fields.password.tooShort', values: { min: minLength } } : undefined
    },
    // a secret on the wire must not reach the page
    parse: () => ({ text: '', keepsStored: true }),
    serialize: ({ text }) => (text === '' ? undefined : text),
  })
}
