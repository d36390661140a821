import { Button } from '@jwsk/kit'
import { auth } from '@jwsk/sdk/auth'
import { useUnit } from 'effector-react'
import { type FormEvent, useState } from 'react'
import { noticeShown } from '../notices/model'
import { useText } from '../text'
import { checkLogin } from './check'
import { Failure } from './failure'
import type { LoginModeProps } from './login-modes'
import { PasswordField } from './password-field'
import { plainPhone } from './phone-check'
import { SmsFields, smsProblems } from './sms-fields'
import { useFields } from './use-fields'
import { useWork } from './use-work'

type Draft = Readonly<Record<'phone' | 'code' | 'password' | 'password2', string>>

function problemsOf(draft: Draft) {
  const { password } = checkLogin({ username: '-', password: draft.password, captcha: '' }, 'absent')
  return {
    ...smsProblems(draft),
    ...(password && { password }),
    ...(draft.password !== draft.password2 && { password2: 'accounts.passwordsDiffer' as const }),
  }
}

/** A forgotten password, set anew with a code on the phone. */
export default function ForgotForm({ client, onBack }: LoginModeProps) {
  const t = useText()
  const notify = useUnit(noticeShown)
  const { draft, field, passes } = useFields({ phone: '', code: '', password: '', password2: '' })
  const { pending, failure, run } = useWork()
  const [unsent, setUnsent] = useState<unknown>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setUnsent(null)
    if (pending || !passes(problemsOf(draft))) return
    const outcome = await run(async () => {
      const password = await client.encodePassword(draft.password, 'forgotten')
      const body = { phoneOrEmail: plainPhone(draft.phone), validate: draft.code.trim(), password, passwordConfirm: password }
      await client.call(auth.updatePassword, body)
    })
    if (outcome === 'failed') return
    notify({ severity: 'success', text: t('accounts.passwordSet') })
    onBack()
  }

  return (
    <form className="login-form flex flex-column gap-4" noValidate aria-busy={pending} onSubmit={send}>
      <Failure error={unsent ?? failure} />
      <SmsFields
        phone={field('phone')}
        code={field('code')}
        passes={passes}
        onFailure={setUnsent}
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
