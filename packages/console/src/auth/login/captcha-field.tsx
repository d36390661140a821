import { useUnit } from 'effector-react'
import { useText } from '../../platform/text'
import { type FieldProps, LoginField } from './login-field'
import { $captcha, $captchaLoading, captchaRejected } from './model'

export function CaptchaField(props: Omit<FieldProps, 'label' | 'autoComplete'>) {
  const t = useText()
  return (
    <div data-part="captcha">
      <LoginField
        {...props}
        label={t('login.captcha')}
        placeholder={t('login.captchaHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={5}
        aside={<CaptchaImage />}
      />
    </div>
  )
}

function CaptchaImage() {
  const t = useText()
  const [captcha, loading, refresh] = useUnit([$captcha, $captchaLoading, captchaRejected])
  const label = t(captcha || loading ? 'login.refreshCaptcha' : 'login.captchaFailed')
  return (
    <button
      type="button"
      className="captcha-image flex flex-none align-items-center justify-content-center overflow-hidden border-1 surface-border border-round"
      aria-label={label}
      title={label}
      onClick={() => refresh()}
    >
      {captcha ? <img className="w-full h-full" src={captcha.image} alt="" /> : <CaptchaState loading={loading ? 'loading' : 'failed'} />}
    </button>
  )
}

function CaptchaState({ loading }: { readonly loading: 'loading' | 'failed' }) {
  const t = useText()
  if (loading === 'loading') return <span className="captcha-loading w-full h-full surface-hover" />
  return (
    <span className="flex align-items-center w-full h-full px-1 bg-red-50 text-xs line-height-2 text-red-500">
      {t('login.captchaFailed')}
    </span>
  )
}
