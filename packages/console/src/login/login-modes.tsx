import { Button } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { ComponentType } from 'react'
import { lazyPart } from '../part'
import { accountTexts, useText } from '../text'
import { LoginForm } from './login-form'
import { type LoginMode, useLoginMode } from './use-login-mode'
import './login-modes.css'

/** What every mode but the usual one is given. */
export interface LoginModeProps {
  readonly client: Client
  /** Back to name and password. */
  readonly onBack: () => void
}

const lazyForms: Readonly<Record<Exclude<LoginMode, 'user'>, ComponentType<LoginModeProps>>> = {
  phone: lazyPart(() => import('./phone-form'), accountTexts),
  face: lazyPart(() => import('./face-view'), accountTexts),
  register: lazyPart(() => import('./register-form'), accountTexts),
  forgot: lazyPart(() => import('./forgot-form'), accountTexts),
}

/** The form of the mode that the address names. */
export function CurrentLoginMode({ client }: Pick<LoginModeProps, 'client'>) {
  const { mode, go } = useLoginMode()
  if (mode === 'user') return <LoginForm />
  const Other = lazyForms[mode]
  return <Other client={client} onBack={() => go('user')} />
}

/** Which mode to sign in, where there is a choice. */
export function LoginModeChoice() {
  const t = useText()
  const { mode, modes, go } = useLoginMode()
  const choice = (['user', 'phone', 'face'] as const).filter((one) => modes.includes(one))
  if (choice.length < 2 || mode === 'register' || mode === 'forgot') return null
  return (
    <nav className="login-ways flex gap-5" data-part="ways" aria-label={t('login.modes.label')}>
      {choice.map((one) => (
        <button key={one} type="button" data-part={one} aria-pressed={one === mode} onClick={() => go(one)}>
          {t(`login.modes.${one}`)}
        </button>
      ))}
    </nav>
  )
}

/** For those who have no account, or cannot get into theirs. */
export function LoginModeLinks() {
  const t = useText()
  const { mode, modes, go } = useLoginMode()
  const links = (['register', 'forgot'] as const).filter((one) => modes.includes(one))
  if (mode !== 'user' || links.length === 0) return null
  return (
    <p className="flex justify-content-between" data-part="links">
      {links.map((one) => (
        <Button key={one} kind="link" className="login-link" data-part={one} onClick={() => go(one)}>
          {t(`login.modes.${one}`)}
        </Button>
      ))}
    </p>
  )
}
