import { Button, Dialog, TextInput } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ConsoleTextKey, useText } from '../../platform/text'
import { lockConfirmed, minPasswordLength } from './model'
import { isStorageAvailable } from './probe-storage'
import './lock.css'

/** Validates the lock password; locking also needs Web Crypto, i.e. https or localhost, and browser storage. */
function validatePassword(password: string): ConsoleTextKey | undefined {
  if (password.trim() === '') return 'lock.required'
  if (password.length < minPasswordLength) return 'lock.short'
  if (!globalThis.crypto?.subtle) return 'lock.failed'
  return isStorageAvailable() ? undefined : 'lock.unkept'
}

interface LockDialogProps {
  /** Sentence about unsaved changes that locking would discard; `''` if there are none. */
  readonly warning: string
  readonly onClose: () => void
}

/** Dialog that locks the console with a password. */
export function LockDialog({ onClose, ...rest }: LockDialogProps) {
  const t = useText()
  // preload the lock page, so that locking does not wait for it
  useEffect(() => {
    import('./lock-page').catch(() => undefined)
  }, [])
  return (
    <Dialog title={t('lock.dialog')} size="30%" outsideClick="closes" onClose={onClose}>
      <LockForm {...rest} />
    </Dialog>
  )
}

function LockForm({ warning }: Pick<LockDialogProps, 'warning'>) {
  const t = useText()
  const lock = useUnit(lockConfirmed)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<ConsoleTextKey>()
  const input = useRef<HTMLInputElement>(null)
  // the dialog would otherwise focus itself
  useEffect(() => input.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = validatePassword(password)
    setProblem(found)
    if (!found) lock({ password })
  }
  return (
    <form noValidate onSubmit={send}>
      <div className="kit-dialog-body flex flex-column gap-2">
        <label className="text-sm text-color-secondary" htmlFor="lock-password">
          {t('lock.password')}
        </label>
        <TextInput
          id="lock-password"
          ref={input}
          type="password"
          autoComplete="new-password"
          aria-invalid={problem !== undefined}
          aria-describedby="lock-problem"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id="lock-problem" className="field-problem" role="alert">
          {problem ? t(problem, { least: minPasswordLength }) : ''}
        </p>
        <p className="text-sm text-color-secondary">{t('lock.hint')}</p>
        {warning && <p className="text-orange-500">{warning}</p>}
      </div>
      <div className="kit-dialog-footer">
        <Button type="submit" variant="primary">
          {t('lock.confirm')}
        </Button>
      </div>
    </form>
  )
}
