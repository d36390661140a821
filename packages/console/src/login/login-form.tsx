import { errorText, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { $site } from '../site/model'
import { useText } from '../text'
import { CaptchaField } from './captcha-field'
import { checkLogin, type LoginDraft, type LoginField as LoginFieldName, type LoginProblems } from './check'
import { LoginField } from './login-field'
import { $captcha, $failure, $signingIn, signInSubmitted } from './model'
import { PasswordField } from './password-field'

const order: readonly LoginFieldName[] = ['tenantId', 'username', 'password', 'captcha']

function useLoginForm() {
  const [site, captcha, failure, submit] = useUnit([$site, $captcha, $failure, signInSubmitted])
  const [draft, setDraft] = useState<LoginDraft>({ tenantId: site.tenantId, username: '', password: '', captcha: '' })
  const [problems, setProblems] = useState<LoginProblems>({})
  const inputs = useRef<Partial<Record<LoginFieldName, HTMLInputElement | null>>>({})

  useEffect(() => {
    if (!failure) return
    // the captcha is used up; a form without one asks for the password again
    setDraft((now) => ({ ...now, captcha: '' }))
    const first = inputs.current.captcha ?? inputs.current.password
    first?.focus()
  }, [failure])

  const field = (name: LoginFieldName) => ({
    name,
    value: draft[name],
    problem: problems[name],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    onValue: (value: string) => {
      setDraft((now) => ({ ...now, [name]: value }))
      setProblems(({ [name]: _, ...others }) => others)
    },
  })

  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = checkLogin(draft, site.captchaMode ? 'asked' : 'absent')
    setProblems(found)
    const first = order.find((name) => found[name])
    if (first) return inputs.current[first]?.focus()
    const { tenantId, username, password } = draft
    submit({
      username: username.trim(),
      password,
      tenantId: tenantId.trim() || site.tenantId,
      ...(site.captchaMode && { captcha: { key: captcha?.key ?? '', code: draft.captcha.trim() } }),
    })
  }

  return { field, send, failure, site }
}

export function LoginForm() {
  const t = useText()
  const kit = useKitText()
  const signingIn = useUnit($signingIn)
  const { field, send, failure, site } = useLoginForm()
  return (
    <form className="login-form" noValidate aria-busy={signingIn} onSubmit={signingIn ? (event) => event.preventDefault() : send}>
      {failure !== null && (
        <p className="login-failure" role="alert">
          {errorText(failure, kit)}
        </p>
      )}
      {site.tenantMode && (
        <LoginField {...field('tenantId')} label={t('login.tenantId')} placeholder={site.tenantId} autoComplete="organization" />
      )}
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
      <PasswordField {...field('password')} required />
      {site.captchaMode && <CaptchaField {...field('captcha')} required />}
      <button type="submit" className="p-button button-primary login-submit" aria-disabled={signingIn}>
        {t(signingIn ? 'login.submitting' : 'login.submit')}
      </button>
    </form>
  )
}
