import { useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { $ended } from '../session/model'
import { $site } from '../site/model'
import { useText } from '../text'
import { LoginForm } from './login-form'
import { loginOpened } from './model'
import './login.css'

/** Signing in; `tools` are language and mode. */
export function LoginPage({ tools }: { readonly tools: ReactNode }) {
  const t = useText()
  const [site, open] = useUnit([$site, loginOpened])
  const title = site.title || t('title')
  useEffect(() => {
    open()
  }, [open])
  useEffect(() => {
    document.title = `${t('login.heading')} - ${title}`
  }, [t, title])
  return (
    <div className="login">
      <LoginBrand title={title} />
      <main className="login-main">
        <div className="login-tools">{tools}</div>
        <div className="login-card">
          <h1>{t('login.heading')}</h1>
          <EndedNote />
          <LoginForm />
          <DemoNote />
        </div>
      </main>
    </div>
  )
}

function LoginBrand({ title }: { readonly title: string }) {
  const t = useText()
  return (
    <aside className="login-brand">
      <p className="login-logo">
        <img src="/favicon.svg" alt="" width="32" height="32" />
        {title}
      </p>
      <div className="login-words">
        <p className="login-welcome">{t('login.welcome')}</p>
        <ul>
          <li>{t('login.points.visitors')}</li>
          <li>{t('login.points.shops')}</li>
          <li>{t('login.points.safe')}</li>
        </ul>
      </div>
      <svg className="login-hills" viewBox="0 0 600 220" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 150 90 90l70 46L270 40l120 92 70-44 140 84v48H0Z" />
        <path d="m0 190 120-50 90 34 110-66 130 70 150-52v94H0Z" />
      </svg>
    </aside>
  )
}

/** Why the person is here again, unless they left on purpose. */
function EndedNote() {
  const t = useText()
  const ended = useUnit($ended)
  if (ended !== 'expired' && ended !== 'elsewhere') return null
  return (
    <p className="login-note" role="status">
      {t(`login.${ended}`)}
    </p>
  )
}

function DemoNote() {
  const t = useText()
  const { demo } = useUnit($site)
  if (!demo) return null
  return (
    <p className="login-demo">
      <strong>{t('login.demo')}</strong>
      {demo.accounts.map(({ role, tenantId, account, password }) => (
        <span key={role}>{t('login.demoAccount', { tenantId, account, password })}</span>
      ))}
    </p>
  )
}
