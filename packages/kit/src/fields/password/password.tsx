import { useState } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { Button } from '../../ui/button'
import { TextInput } from '../../ui/text-input'
import { controlOf } from '../control'
import { field } from '../field'
import type { Field, InputProps } from '../types'

interface Secret {
  readonly text: string
  /** There is one already, which an empty text keeps. */
  readonly isKept: boolean
}

function PasswordInput(props: InputProps<Secret>) {
  const t = useKitText()
  const [isShown, show] = useState(false)
  const { value, onChange } = props
  return (
    <span className="flex gap-1">
      <TextInput
        {...controlOf(props)}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        placeholder={value.isKept ? t('fields.password.keep') : undefined}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <Button
        kind="quiet"
        icon={isShown ? 'hide' : 'show'}
        aria-label={t(isShown ? 'fields.password.hide' : 'fields.password.show')}
        aria-pressed={isShown}
        onClick={() => show(!isShown)}
      />
    </span>
  )
}

const isStrong = (text: string) => text.length >= 8 && /[a-z]/i.test(text) && /\d/.test(text)

function StrongInput(props: InputProps<Secret>) {
  const t = useKitText()
  return (
    <>
      <PasswordInput {...props} />
      <small className="text-color-secondary">{t('fields.password.weak')}</small>
    </>
  )
}

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
