import { useUnit } from 'effector-react'
import { useText } from '../text'
import { type FieldProps, LoginField } from './login-field'
import { $captcha, $captchaLoading, captchaRefused } from './model'

export function CaptchaField(props: Omit<FieldProps, 'label' | 'autoComplete'>) {
  const t = useText()
  return (
    <div className="captcha">
      <LoginField
        {...props}
        label={t('login.captcha')}
        placeholder={t('login.captchaHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={5}
        aside={<CaptchaPicture />}
      />
    </div>
  )
}

function CaptchaPicture() {
  const t = useText()
  const [captcha, loading, refresh] = useUnit([$captcha, $captchaLoading, captchaRefused])
  const label = t(captcha || loading ? 'login.refreshCaptcha' : 'login.captchaFailed')
  return (
    <button type="button" className="captcha-picture" aria-label={label} title={label} onClick={() => refresh()}>
      {captcha ? <img src={captcha.image} alt="" /> : <CaptchaState loading={loading ? 'loading' : 'failed'} />}
    </button>
  )
}

function CaptchaState({ loading }: { readonly loading: 'loading' | 'failed' }) {
  const t = useText()
  if (loading === 'loading') return <span className="captcha-loading" />
  return <span className="captcha-failed">{t('login.captchaFailed')}</span>
}
