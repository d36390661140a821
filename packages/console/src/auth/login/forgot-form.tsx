import { Button } from '@jwsk/kit'
import { validateSecretCharacters } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { useUnit } from 'effector-react'
import { type FormEvent, useState } from 'react'
import { useText } from '../../platform/text'
import { noticeShown } from '../../shell/notices/model'
import { LoginError } from './login-error'
import type { LoginModeProps } from './login-modes'
import { PasswordField } from './password-field'
import { SmsFields, validateSms } from './sms-fields'
import { trimCode } from './trim-code'
import { useAsyncAction } from './use-async-action'
import { useFormFields } from './use-form-fields'
import { validateLogin } from './validate-login'
import { normalizePhone } from './validate-phone'

type Draft = Readonly<Record<'phone' | 'code' | 'password' | 'password2', string>>

function validate(draft: Draft, { profile }: Client) {
  const { password } = validateLogin({ username: '-', password: draft.password, captcha: '' }, 'absent')
  return {
    ...validateSms(draft),
    ...(password && { password }),
    ...(validateSecretCharacters(profile, draft.password, 'forgotten') && { password: 'accounts.passwordChanged' as const }),
    ...(draft.password !== draft.password2 && { password2: 'accounts.passwordsDiffer' as const }),
  }
}

/** Form that resets a forgotten password with a code sent to the phone. */
export default function ForgotForm({ client, onBack }: LoginModeProps) {
  const t = useText()
  const notify = useUnit(noticeShown)
  const { draft, field, passes } = useFormFields({ phone: '', code: '', password: '', password2: '' })
  const { pending, failure, run } = useAsyncAction()
  const [sendError, setSendError] = useState<unknown>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSendError(null)
    if (pending || !passes(validate(draft, client))) return
    const outcome = await run(async () => {
      const password = await client.encodePassword(draft.password, 'forgotten')
      const body = { phoneOrEmail: normalizePhone(draft.phone), validate: trimCode(draft.code), password, passwordConfirm: password }
      await client.call(auth.updatePassword, body)
    })
    if (outcome === 'failed') return
    notify({ severity: 'success', text: t('accounts.passwordSet') })
    onBack()
  }

  return (
    <form className="login-form flex flex-column gap-4" noValidate aria-busy={pending} onSubmit={send}>
      <LoginError error={sendError ?? failure} />
      <SmsFields
        phone={field('phone')}
        code={field('code')}
        passes={passes}
        onFailure={setSendError}
        send={(phone) => client.call(auth.sendSms, { phone, ways: 'forgot' })}
      />
      <PasswordField {...field('password')} label={t('accounts.newPassword')} autoComplete="new-password" required />
      <PasswordField {...field('password2')} label={t('accounts.password2')} autoComplete="new-password" required />
      <Button type="submit" variant="primary" className="login-submit" aria-disabled={pending}>
        {t('accounts.submit')}
      </Button>
      <Button variant="link" className="login-link" onClick={onBack}>
        {t('accounts.back')}
      </Button>
    </form>
  )
}
