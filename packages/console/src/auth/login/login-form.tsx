import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect } from 'react'
import { $site } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { CaptchaField } from './captcha-field'
import { LoginError } from './login-error'
import { LoginField } from './login-field'
import { $captcha, $failure, $picked, $signInPending, $tenantId, signInSubmitted } from './model'
import { PasswordField } from './password-field'
import { TenantField } from './tenant-field'
import { trimCode } from './trim-code'
import { useFormFields } from './use-form-fields'
import { validateLogin } from './validate-login'

function useLoginForm() {
  const [site, captcha, tenantId, failure, picked, submit] = useUnit([$site, $captcha, $tenantId, $failure, $picked, signInSubmitted])
  const fields = useFormFields({ username: '', password: '', captcha: '' })
  const { draft, fill, focus, passes } = fields

  useEffect(() => {
    if (!failure) return
    // a captcha is valid once; a form without one focuses the password
    fill({ captcha: '' })
    focus('captcha', 'password')
  }, [failure, fill, focus])
  useEffect(() => {
    if (picked) fill(picked)
  }, [picked, fill])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!passes(validateLogin(draft, site.captchaMode ? 'required' : 'absent'))) return
    submit({
      username: trimCode(draft.username),
      password: draft.password,
      tenantId,
      ...(site.userType && { userType: site.userType }),
      ...(site.captchaMode && { captcha: { key: captcha?.key ?? '', code: trimCode(draft.captcha) } }),
    })
  }
  return { field: fields.field, send, failure, site }
}

export function LoginForm() {
  const t = useText()
  const isPending = useUnit($signInPending)
  const { field, send, failure, site } = useLoginForm()
  return (
    <form
      className="login-form flex flex-column gap-4"
      noValidate
      aria-busy={isPending}
      onSubmit={isPending ? (event) => event.preventDefault() : send}
    >
      <LoginError error={failure} />
      <TenantField />
      <LoginField
        {...field('username')}
        label={t('login.username')}
        placeholder={t('login.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
      />
      <PasswordField {...field('password')} autoComplete="current-password" label={t('login.password')} required />
      {site.captchaMode && <CaptchaField {...field('captcha')} required />}
      <Button type="submit" variant="primary" className="login-submit" aria-disabled={isPending}>
        {t(isPending ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
