import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ConsoleText, useText } from '../text'
import { Modal } from '../ui/modal'
import { lockConfirmed } from './model'
import { canKeep } from './probe-storage'
import './lock.css'

/** Sealing needs Web Crypto, which a page has on https and localhost only, and a place for what is sealed. */
function problemOf(password: string): ConsoleText | undefined {
  if (password.trim() === '') return 'lock.required'
  if (!globalThis.crypto?.subtle) return 'lock.failed'
  return canKeep() ? undefined : 'lock.unkept'
}

interface LockDialogProps {
  /** What locking would lose, as a sentence; empty where nothing is unsaved. */
  readonly warning: string
  readonly onClose: () => void
}

/** Asks for a password and locks the console with it. */
export function LockDialog({ warning, onClose }: LockDialogProps) {
  const t = useText()
  const lock = useUnit(lockConfirmed)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<ConsoleText>()
  const input = useRef<HTMLInputElement>(null)
  // a modal dialog would rather begin with its close button
  useEffect(() => input.current?.focus(), [])
  // once the screen is locked its page must not have to travel first
  useEffect(() => {
    import('./lock-page').catch(() => undefined)
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(password)
    setProblem(found)
    if (!found) lock({ password })
  }
  return (
    <Modal title={t('lock.dialog')} width="30%" onClose={onClose}>
      <form className="lock-form" noValidate onSubmit={send}>
        <label htmlFor="lock-password">{t('lock.password')}</label>
        <input
          id="lock-password"
          ref={input}
          className="p-inputtext"
          type="password"
          autoComplete="new-password"
          aria-invalid={problem !== undefined}
          aria-describedby="lock-problem"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id="lock-problem" className="field-problem" role="alert">
          {problem ? t(problem) : ''}
        </p>
        <p className="lock-hint">{t('lock.hint')}</p>
        {warning && <p className="lock-warning">{warning}</p>}
        <button type="submit" className="button button-primary">
          {t('lock.confirm')}
        </button>
      </form>
    </Modal>
  )
}
