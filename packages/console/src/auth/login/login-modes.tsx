import { Button } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { ComponentType } from 'react'
import { useLabel } from '../../platform/label'
import { lazyPart } from '../../platform/lazy-part'
import { accountTexts, useText } from '../../platform/text'
import { LoginForm } from './login-form'
import { type BuiltInMode, isSignInMode, useLoginMode } from './use-login-mode'
import './login-modes.css'

/** Props of every login mode except the default one. */
export interface LoginModeProps {
  readonly client: Client
  /** Returns to the login by user name and password. */
  readonly onBack: () => void
}

const lazyForms: Readonly<Record<Exclude<BuiltInMode, 'user'>, ComponentType<LoginModeProps>>> = {
  phone: lazyPart(() => import('./phone-form'), accountTexts),
  face: lazyPart(() => import('./face/face-view'), accountTexts),
  register: lazyPart(() => import('./register-form'), accountTexts),
  forgot: lazyPart(() => import('./forgot-form'), accountTexts),
}

const CustomMethod = lazyPart(() => import('./custom-login-method'), accountTexts)

/** Form of the login mode in the URL. */
export function CurrentLoginMode({ client }: Pick<LoginModeProps, 'client'>) {
  const { mode, customMethods, go } = useLoginMode()
  if (mode === 'user') return <LoginForm />
  const method = customMethods.find(({ id }) => id === mode)
  const props = { client, onBack: () => go('user') }
  if (method) return <CustomMethod key={mode} method={method} {...props} />
  const Other = lazyForms[mode as keyof typeof lazyForms] // neither a custom nor the default mode
  return <Other {...props} />
}

/** Switch between the login modes; renders nothing if there is only one. */
export function LoginModeChoice() {
  const t = useText()
  const label = useLabel()
  const { mode, modes, customMethods, go } = useLoginMode()
  const choices = modes.filter(isSignInMode)
  if (choices.length < 2 || !isSignInMode(mode)) return null
  const getLabel = (one: string) => {
    const method = customMethods.find(({ id }) => id === one)
    return method ? label(method.label) : t(`login.modes.${one as BuiltInMode}`) // not a custom mode
  }
  return (
    <nav className="login-methods flex gap-5" data-part={customMethods.length > 0 ? undefined : 'ways'} aria-label={t('login.modes.label')}>
      {choices.map((one) => (
        <button key={one} type="button" data-part={one} aria-pressed={one === mode} onClick={() => go(one)}>
          {getLabel(one)}
        </button>
      ))}
    </nav>
  )
}

/** Links to registration and password reset. */
export function LoginModeLinks() {
  const t = useText()
  const { mode, modes, go } = useLoginMode()
  const links = (['register', 'forgot'] as const).filter((one) => modes.includes(one))
  if (mode !== 'user' || links.length === 0) return null
  return (
    <p className="flex justify-content-between" data-part="links">
      {links.map((one) => (
        <Button key={one} variant="link" className="login-link" data-part={one} onClick={() => go(one)}>
          {t(`login.modes.${one}`)}
        </Button>
      ))}
    </p>
  )
}
