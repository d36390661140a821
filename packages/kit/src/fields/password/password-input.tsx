import { Button, TextInput, useKitText } from '@jwsk/ui'
import { useState } from 'react'
import { getControlProps } from '../control-props'
import type { InputProps } from '../types'

export interface Secret {
  readonly text: string
  /** Whether a password is stored, which an empty text keeps. */
  readonly keepsStored: boolean
}

/** Input for a secret, masked until the user reveals it. */
export function PasswordInput(props: InputProps<Secret>) {
  const t = useKitText()
  const [isRevealed, setRevealed] = useState(false)
  const { value, onChange } = props
  return (
    <span className="kit-box kit-input-group flex">
      <TextInput
        {...getControlProps(props)}
        type={isRevealed ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        placeholder={value.keepsStored ? t('fields.password.keep') : undefined}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
      <Button
        variant="quiet"
        icon={isRevealed ? 'hide' : 'show'}
        aria-label={t(isRevealed ? 'fields.password.hide' : 'fields.password.show')}
        aria-pressed={isRevealed}
        onClick={() => setRevealed(!isRevealed)}
      />
    </span>
  )
}

/** Input for a secret that shows the strength requirements. */
export function StrongPasswordInput(props: InputProps<Secret>) {
  const t = useKitText()
  return (
    <>
      <PasswordInput {...props} />
      <small className="text-color-secondary">{t('fields.password.weak')}</small>
    </>
  )
}
