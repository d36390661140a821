import { Button } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import type { ComponentType } from 'react'
import { part } from '../part'
import { accountTexts, useText } from '../text'
import { LoginForm } from './login-form'
import { useWay, type Way } from './use-way'
import './ways.css'

/** What every way but the usual one is given. */
export interface WayProps {
  readonly client: Client
  /** Back to name and password. */
  readonly onBack: () => void
}

const others: Readonly<Record<Exclude<Way, 'user'>, ComponentType<WayProps>>> = {
  phone: part(() => import('./phone-form'), accountTexts),
  face: part(() => import('./face-view'), accountTexts),
  register: part(() => import('./register-form'), accountTexts),
  forgot: part(() => import('./forgot-form'), accountTexts),
}

/** The form of the way that the address names. */
export function CurrentWay({ client }: Pick<WayProps, 'client'>) {
  const { way, go } = useWay()
  if (way === 'user') return <LoginForm />
  const Other = others[way]
  return <Other client={client} onBack={() => go('user')} />
}

/** Which way to sign in, where there is a choice. */
export function WayChoice() {
  const t = useText()
  const { way, ways, go } = useWay()
  const choice = (['user', 'phone', 'face'] as const).filter((one) => ways.includes(one))
  if (choice.length < 2 || way === 'register' || way === 'forgot') return null
  return (
    <nav className="login-ways flex gap-5" aria-label={t('login.ways.label')}>
      {choice.map((one) => (
        <button key={one} type="button" aria-pressed={one === way} onClick={() => go(one)}>
          {t(`login.ways.${one}`)}
        </button>
      ))}
    </nav>
  )
}

/** For those who have no account, or cannot get into theirs. */
export function WayLinks() {
  const t = useText()
  const { way, ways, go } = useWay()
  const links = (['register', 'forgot'] as const).filter((one) => ways.includes(one))
  if (way !== 'user' || links.length === 0) return null
  return (
    <p className="flex justify-content-between">
      {links.map((one) => (
        <Button key={one} kind="link" className="login-link" onClick={() => go(one)}>
          {t(`login.ways.${one}`)}
        </Button>
      ))}
    </p>
  )
}
