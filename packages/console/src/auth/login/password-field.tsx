import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '../../platform/text'
import { type FieldProps, LoginField } from './login-field'

/** Password input with a button that shows the text and a Caps Lock hint. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const t = useText()
  const [isVisible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent | PointerEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const label = t(isVisible ? 'login.hidePassword' : 'login.showPassword')
  return (
    <LoginField
      placeholder={t('login.passwordHint')}
      {...props}
      type={isVisible ? 'text' : 'password'}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => setCapsLock(false)}
      aside={
        <button
          type="button"
          className="input-button border-round text-color-secondary"
          aria-label={label}
          aria-pressed={isVisible}
          title={label}
          onClick={() => setVisible(!isVisible)}
        >
          <EyeIcon state={isVisible ? 'open' : 'shut'} />
        </button>
      }
      hint={
        <p className="field-hint" role="status">
          {capsLock ? t('login.capsLock') : ''}
        </p>
      }
    />
  )
}

function EyeIcon({ state }: { readonly state: 'open' | 'shut' }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round">
      <path d="M1.3 8S3.6 3.8 8 3.8 14.7 8 14.7 8 12.4 12.2 8 12.2 1.3 8 1.3 8Z" />
      <circle cx="8" cy="8" r="2" />
      {state === 'shut' && <path d="m2.6 2.6 10.8 10.8" />}
    </svg>
  )
}
