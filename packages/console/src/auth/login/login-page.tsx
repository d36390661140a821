import { ErrorBoundary, Fallback } from '@jwsk/kit'
import { resolveImageSource } from '@jwsk/kit/shell'
import type { Client } from '@jwsk/sdk'
import { useUnit } from 'effector-react'
import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { lazyPart } from '../../platform/lazy-part'
import { Logo } from '../../platform/site/logo'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { accountTexts, demoTexts, useText } from '../../platform/text'
import { $ended, $rejection } from '../session/model'
import { LoginError } from './login-error'
import { CurrentLoginMode, LoginModeChoice, LoginModeLinks } from './login-modes'
import { $tenant, $title, loginOpened } from './model'
import { type BuiltInMode, isSignInMode, useLoginMode } from './use-login-mode'
import './login.css'

const IdentityProviders = lazyPart(() => import('./providers/identity-providers'), accountTexts)
// dropped from every build except the demo
const DemoPanel = import.meta.env.MODE === 'demo' ? lazyPart(() => import('./demo-panel'), demoTexts) : undefined

interface LoginPageProps {
  readonly client: Client
  /** Language menu and color mode button. */
  readonly tools: ReactNode
}

/** Login page with the modes that the deployment offers. */
export function LoginPage({ client, tools }: LoginPageProps) {
  const t = useText()
  const [site, siteTitle, tenant, open] = useUnit([$site, $title, $tenant, loginOpened])
  const { mode } = useLoginMode()
  const title = siteTitle || t('title')
  const isSignInPage = isSignInMode(mode)
  const heading = t(isSignInPage ? 'login.heading' : `login.modes.${mode as BuiltInMode}`) // custom modes sign in
  useEffect(() => {
    open()
  }, [open])
  useDocumentTitle(heading, siteTitle)
  return (
    <div className="login" style={getBackgroundStyle(tenant?.backgroundUrl || site.loginPicture, site.screens.imageOrigins)}>
      <LoginBrand title={title} slogan={site.slogan} />
      <main className="login-main">
        <div className="login-tools flex justify-content-end gap-1 px-4 py-3">{tools}</div>
        <div className="login-card">
          <h1>{heading}</h1>
          <SessionEndedNote />
          <LoginModeChoice />
          <ErrorBoundary key={mode} fallback={(error) => <LoginError error={error} />}>
            <Fallback fallback={<div className="h-15rem" />}>
              <CurrentLoginMode client={client} />
            </Fallback>
          </ErrorBoundary>
          <LoginModeLinks />

          {isSignInPage && (site.providers.length > 0 || site.sso) && <IdentityProviders />}
          {isSignInPage && DemoPanel && site.demo && <DemoPanel demo={site.demo} />}
        </div>
      </main>
    </div>
  )
}

/** Returns the background image of the tenant or the deployment; `undefined` if its origin is not allowed. */
function getBackgroundStyle(address = '', origins?: readonly string[]): CSSProperties | undefined {
  const { src } = resolveImageSource(address, origins)
  if (src === undefined) return undefined
  return { '--login-picture': `url("${src.replace(/["\\]/g, encodeURIComponent)}")` } as CSSProperties // a custom property
}

interface LoginBrandProps {
  readonly title: string
  readonly slogan: string
}

function LoginBrand({ title, slogan }: LoginBrandProps) {
  const t = useText()
  return (
    <aside className="login-brand flex-column justify-content-between overflow-hidden">
      <p className="login-logo flex align-items-center gap-3 text-lg font-semibold">
        <Logo size={32} />
        <span data-part="title">{title}</span>
      </p>
      <div className="login-highlights relative flex-column gap-3">
        <p className="login-welcome font-semibold" data-part="slogan">
          {slogan || t('login.welcome')}
        </p>
        {slogan === '' && (
          <ul className="flex flex-column gap-1" data-part="points">
            <li>{t('login.points.visitors')}</li>
            <li>{t('login.points.shops')}</li>
            <li>{t('login.points.safe')}</li>
          </ul>
        )}
      </div>
      <img className="login-lake" src="login.svg" alt="" loading="lazy" data-part="lake" />
    </aside>
  )
}

/** Note on why the session ended, unless the user signed out. */
function SessionEndedNote() {
  const t = useText()
  const [ended, reason] = useUnit([$ended, $rejection])
  if (ended !== 'expired' && ended !== 'elsewhere') return null
  return (
    <p className="px-3 py-2 border-round text-sm bg-blue-50 text-blue-500" role="status">
      {reason === '' ? t(`login.${ended}`) : t('login.rejected', { reason })}
    </p>
  )
}
