import { Button, TextInput, useLanguage } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { $site } from '../../platform/site/model'
import { useDocumentTitle } from '../../platform/site/use-window-title'
import { useText } from '../../platform/text'
import { $failedAttempts, $unlocking, lockedSessionDiscarded, maxAttempts, unlockSubmitted } from './model'
import './lock.css'

/** Lock page; no session data is in memory until the password decrypts it. */
export function LockPage() {
  const t = useText()
  const site = useUnit($site)
  const [failedAttempts, unlocking, unlock, abandon] = useUnit([$failedAttempts, $unlocking, unlockSubmitted, lockedSessionDiscarded])
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useDocumentTitle(t('lock.title'), site.title)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(password.trim() === '')
    if (password.trim() === '' || unlocking) return
    unlock({ password })
    setPassword('')
  }
  const wrong = failedAttempts > 0 ? t('lock.wrong', { left: maxAttempts - failedAttempts }) : ''
  return (
    <main className="lock">
      <Clock />
      <form className="lock-form flex flex-column gap-2" noValidate onSubmit={send}>
        <h1 className="text-lg">{t('lock.locked')}</h1>
        <label className="text-sm text-color-secondary" htmlFor="unlock-password">
          {t('lock.password')}
        </label>
        <TextInput
          id="unlock-password"
          type="password"
          autoComplete="off"
          ref={input}
          aria-describedby="unlock-problem"
          aria-invalid={empty || failedAttempts > 0}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id="unlock-problem" className="field-problem" role="alert">
          {empty ? t('lock.required') : wrong}
        </p>
        <Button type="submit" variant="primary" aria-disabled={unlocking}>
          {t('lock.unlock')}
        </Button>
        <Button onClick={() => abandon()}>{t('lock.abandon')}</Button>
      </form>
    </main>
  )
}

function Clock() {
  const language = useLanguage()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const locale = language === 'en' ? 'en' : 'zh-CN'
  return (
    <p className="lock-clock flex flex-column align-items-center">
      <time dateTime={now.toISOString()}>{new Intl.DateTimeFormat(locale, { timeStyle: 'short', hour12: false }).format(now)}</time>
      <span>{new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(now)}</span>
    </p>
  )
}
